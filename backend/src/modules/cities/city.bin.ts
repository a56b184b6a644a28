import type { BinTable } from '../activities/index.js';

// The tables of `places` and `reviews` are named here, because this module must not import those modules.
const PLACES = 'FROM places p WHERE p.city_id = t.id AND p.deleted_at IS NULL';
const REVIEWS = 'FROM reviews r JOIN places p ON p.id = r.place_id WHERE p.city_id = t.id AND p.deleted_at IS NULL AND r.deleted_at IS NULL';

/** Deleted cities. Their places and reviews are not deleted themselves: they are hidden, and come back with the city. */
export const CITY_BIN: BinTable = {
  listed: 'true',
  about: "concat_ws(', ', nullif(t.state, ''), t.country)",
  along: {
    places: `SELECT count(*)::integer ${PLACES}`,
    reviews: `SELECT count(*)::integer ${REVIEWS}`,
    photos: `SELECT count(*)::integer FROM photos f WHERE f.used_at IS NOT NULL AND f.deleted_at IS NULL AND f.id IN (
      SELECT photo_id FROM city_images WHERE city_id = t.id
      UNION ALL SELECT i.photo_id FROM place_images i WHERE i.place_id IN (SELECT p.id ${PLACES})
      UNION ALL SELECT i.photo_id FROM review_photos i WHERE i.review_id IN (SELECT r.id ${REVIEWS}))`,
  },
};
