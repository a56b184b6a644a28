/** SQL statements of the hand-written peers' resolvers. They use the product's tables, indexes and functions. */
const PLACE = `p.id, p.name, p.description, p.category, p.price_range AS "priceRange", p.featured, p.full_address AS "fullAddress", p.pincode, p.phone, p.website,
  p.latitude, p.longitude, p.rating_average AS average, p.rating_count AS count, p.city_id AS "cityId", p.attributes`;
const CITY = 'c.id, c.name, c.state, c.country, c.description, c.population, c.founded_year AS "foundedYear", c.latitude, c.longitude';
const VISIBLE =
  "p.status = 'active' AND p.deleted_at IS NULL AND EXISTS (SELECT FROM cities c WHERE c.id = p.city_id AND c.status = 'active' AND c.deleted_at IS NULL)";

/** Returns SQL for the first places of a city in a category, as main or further one. It merges the ordered ranges of two indexes. */
export const listed = (city, category, limit) => `(SELECT * FROM (
  (SELECT p.* FROM places p WHERE p.city_id = ${city} AND p.category = ${category} AND p.status = 'active' AND p.deleted_at IS NULL
    ORDER BY p.ranking DESC, p.id DESC LIMIT ${limit})
  UNION ALL (SELECT p.* FROM more_categories m JOIN places p ON p.id = m.place_id WHERE m.city_id = ${city} AND m.category = ${category}
    ORDER BY m.ranking DESC, m.place_id DESC LIMIT ${limit})) either ORDER BY ranking DESC, id DESC LIMIT ${limit})`;

/** Returns SQL for the search function. `$1` is the text, `$2` its parts with their meanings, `$3` the filters. @param most SQL for the number of ids */
export const foundBy = (most, [text, parts, filters] = ['$1', '$2', '$3']) =>
  `search_places(${text}, ${parts}::jsonb, NULL, NULL, search_areas(NULL, NULL, NULL, NULL), ${filters}::jsonb, NULL, NULL, 0, ${most})`;

/**
 * CTE with the places of the city `$1` that are open at the time `$2`, and have one of the tags of `$3`, of `$4` and of `$5`. Each place is read once for
 * the total and the page.
 */
export const MATCHED = `matched AS MATERIALIZED (SELECT p.id, p.ranking FROM places p JOIN place_hours h ON h.id = p.hours_id
  WHERE ${VISIBLE} AND p.business_status IS DISTINCT FROM 'closed-permanently' AND p.city_id = $1
    AND arrayoverlap(p.tags, $3::integer[]) AND arrayoverlap(p.tags, $4::integer[]) AND arrayoverlap(p.tags, $5::integer[]) AND place_open(p, h, NULL, $2::timestamp))`;
export const MATCHED_TOTAL = '(SELECT least(count(*), 10000)::integer FROM matched)';

export const SQL = {
  places: `SELECT ${PLACE} FROM ${listed('$1::uuid', '$2', '$3')} p WHERE ${VISIBLE} ORDER BY p.ranking DESC, p.id DESC`,
  listed: `SELECT p.id FROM ${listed('$1::uuid', '$2', '$3')} p WHERE ${VISIBLE} ORDER BY p.ranking DESC, p.id DESC`,
  total: 'SELECT coalesce(sum(n), 0)::integer AS n FROM place_counts WHERE city_id = $1 AND category = $2',
  found: `SELECT ids, total, meant FROM ${foundBy('$4')}`,
  matched: `WITH ${MATCHED} SELECT ARRAY(SELECT id FROM matched ORDER BY ranking DESC, id DESC LIMIT $6) AS ids, ${MATCHED_TOTAL} AS total`,
  place: `SELECT ${PLACE} FROM places p WHERE ${VISIBLE} AND p.id = $1`,
  placesByIds: `SELECT ${PLACE} FROM places p WHERE p.id = ANY ($1::uuid[])`,
  citiesByIds: `SELECT ${CITY} FROM cities c WHERE c.id = ANY ($1::uuid[])`,
  usersByIds: 'SELECT u.id, u.name FROM users u WHERE u.id = ANY ($1::uuid[])',
  reviewsOf: `SELECT r.* FROM unnest($1::uuid[]) place CROSS JOIN LATERAL (SELECT r.id, r.place_id AS "placeId", r.user_id AS "userId", r.rating, r.title, r.comment, r.created_at AS "createdAt"
    FROM reviews r WHERE r.place_id = place AND r.status = 'approved' AND r.deleted_at IS NULL ORDER BY r.created_at DESC, r.id DESC LIMIT 10) r`,
  totals: 'SELECT name, n::integer FROM totals',
  featured: `SELECT ${CITY} FROM cities c WHERE c.featured AND c.status = 'active' AND c.deleted_at IS NULL ORDER BY c.population DESC NULLS LAST, c.id LIMIT $1`,
  citiesLike: 'SELECT id FROM search_cities($1, 3) id',
  categoriesLike: 'SELECT name FROM search_categories($1, 2) name',
};
