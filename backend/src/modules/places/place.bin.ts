import { ActivityTarget, type BinTable } from '../activities/index.js';

// The tables of `reviews` are named here, because this module must not import it.
const REVIEWS = 'FROM reviews r WHERE r.place_id = t.id AND r.deleted_at IS NULL';

/** Deleted places, without merged ones. Those of deleted cities are not deleted themselves, and come back with the city. */
export const PLACE_BIN: BinTable = {
  listed: 't.merged_into IS NULL',
  about: '(SELECT name FROM cities WHERE id = t.city_id)',
  along: {
    reviews: `SELECT count(*)::integer ${REVIEWS}`,
    photos: `SELECT count(*)::integer FROM photos f WHERE f.used_at IS NOT NULL AND f.deleted_at IS NULL AND f.id IN (
      SELECT photo_id FROM place_images WHERE place_id = t.id
      UNION ALL SELECT i.photo_id FROM review_photos i WHERE i.review_id IN (SELECT r.id ${REVIEWS}))`,
  },
  obstacles: [
    {
      when: 'EXISTS (SELECT FROM cities WHERE id = t.city_id AND deleted_at IS NOT NULL)',
      because: 'console.restoreCityFirst',
      first: { kind: ActivityTarget.CITY, id: 't.city_id' },
    },
  ],
};
