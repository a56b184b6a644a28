import type { BinTable } from '../activities/index.js';
import { ActivityTarget } from '../activities/index.js';

// The tables of `cities` and `places` are named here, because this module must not import those modules.
const PLACE = '(SELECT p.id FROM place_images i JOIN places p ON p.id = i.place_id WHERE i.photo_id = t.id)';
const CITY = `coalesce((SELECT city_id FROM places WHERE id = ${PLACE}), (SELECT city_id FROM city_images WHERE photo_id = t.id))`;

/** Photos that admins have removed from a city or place. */
export const PHOTO_BIN: BinTable = {
  listed: 't.is_kept AND EXISTS (SELECT FROM users u WHERE u.id = t.user_id AND u.deleted_at IS NULL)',
  about: `coalesce((SELECT name FROM places WHERE id = ${PLACE}), (SELECT name FROM cities WHERE id = ${CITY}))`,
  owner: 't.user_id',
  obstacles: [
    { when: `${CITY} IS NULL`, because: 'console.photoOwnerGone' },
    {
      when: `EXISTS (SELECT FROM cities WHERE id = ${CITY} AND deleted_at IS NOT NULL)`,
      because: 'console.restoreCityFirst',
      first: { kind: ActivityTarget.CITY, id: CITY },
    },
    {
      when: `EXISTS (SELECT FROM places WHERE id = ${PLACE} AND deleted_at IS NOT NULL)`,
      because: 'console.restorePlaceFirst',
      first: { kind: ActivityTarget.PLACE, id: PLACE },
    },
  ],
};
