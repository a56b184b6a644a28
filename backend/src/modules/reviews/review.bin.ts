import { ActivityTarget, type BinTable } from '../activities/index.js';

const CITY = '(SELECT city_id FROM places WHERE id = t.place_id)';

/** Deleted reviews, without those of deleted accounts. */
export const REVIEW_BIN: BinTable = {
  listed: 'EXISTS (SELECT FROM users u WHERE u.id = t.user_id AND u.deleted_at IS NULL)',
  about: 't.comment',
  owner: 't.user_id',
  along: {
    photos: `SELECT count(*)::integer FROM review_photos i JOIN photos f ON f.id = i.photo_id WHERE i.review_id = t.id AND f.deleted_at IS NULL`,
  },
  obstacles: [
    {
      when: 'EXISTS (SELECT FROM reviews r WHERE r.place_id = t.place_id AND r.user_id = t.user_id AND r.deleted_at IS NULL)',
      because: 'console.reviewReplaced',
    },
    {
      when: `EXISTS (SELECT FROM cities WHERE id = ${CITY} AND deleted_at IS NOT NULL)`,
      because: 'console.restoreCityFirst',
      first: { kind: ActivityTarget.CITY, id: CITY },
    },
    {
      when: 'EXISTS (SELECT FROM places WHERE id = t.place_id AND deleted_at IS NOT NULL)',
      because: 'console.restorePlaceFirst',
      first: { kind: ActivityTarget.PLACE, id: 't.place_id' },
    },
  ],
};
