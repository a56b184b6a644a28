/**
 * Hand-written SQL, one statement per operation. The result is the JSON of the whole response, the same as the product's. `row_to_json` converts
 * complete rows, which is cheaper than listing the fields.
 */
const json = (columns, rest = '') => `(SELECT row_to_json(x) FROM (SELECT ${columns} ${rest}) x)`;
const jsonList = (columns, rest) => `coalesce((SELECT json_agg(x) FROM (SELECT ${columns} ${rest}) x), '[]')`;
const statement = (fields, values, from = '') => ({
  text: `SELECT row_to_json(d)::text FROM (SELECT ${Object.entries(fields)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ')} ${from}) d`,
  values,
});

const VISIBLE = "p.status = 'active' AND p.deleted_at IS NULL AND c.status = 'active' AND c.deleted_at IS NULL";
const IN_CITY = 'FROM places p JOIN cities c ON c.id = p.city_id';
const point = (table) => `${json(`${table}.latitude, ${table}.longitude`)} AS coordinates`;
const RATING = `${json('p.rating_average AS average, p.rating_count AS count')} AS rating`;
const CARD = `p.id, p.name, p.category, p.price_range AS "priceRange", p.featured, ${point('p')}, ${RATING}, ${json('c.id, c.name')} AS city`;

const FOUND = 'search_places($1, NULL, NULL, NULL, 0, search_areas(NULL, NULL, NULL, NULL), 0,';

const REVIEWS = `FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.place_id = p.id AND r.status = 'approved' AND r.deleted_at IS NULL
  ORDER BY r.created_at DESC, r.id DESC LIMIT 10`;
const REVIEW = `r.id, r.rating, r.title, r.comment, to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt", ${json('u.id, u.name')} AS "user"`;

const total = (name) => `max(n) FILTER (WHERE name = '${name}') AS ${name}`;

export const STATEMENTS = {
  list: statement(
    {
      places:
        json(`${jsonList(CARD, `${IN_CITY} WHERE ${VISIBLE} AND p.city_id = $1 AND p.category = $2 ORDER BY p.ranking DESC, p.id DESC LIMIT 20`)} AS items,
      coalesce((SELECT n.n FROM place_counts n JOIN cities c ON c.id = n.city_id WHERE n.city_id = $1 AND n.category = $2 AND c.status = 'active' AND c.deleted_at IS NULL), 0) AS total`),
    },
    ({ city, category }) => [city, category],
  ),
  search: statement(
    {
      places:
        json(`${jsonList(CARD, `FROM unnest(found.ids) WITH ORDINALITY f (id, nth) JOIN places p ON p.id = f.id JOIN cities c ON c.id = p.city_id ORDER BY f.nth`)} AS items,
      found.total, found.meant AS "didYouMean"`),
    },
    ({ search }) => [search],
    `FROM ${FOUND} 20) found`,
  ),
  detail: statement(
    {
      place: json(
        `p.id, p.name, p.description, p.category, p.price_range AS "priceRange", p.featured, p.full_address AS "fullAddress", p.pincode, p.phone, p.website,
      ${point('p')}, ${RATING}, ${json('c.id, c.name, c.state, c.country')} AS city,
      ${json(`${jsonList(REVIEW, REVIEWS)} AS items, p.rating_count AS total`)} AS reviews`,
        `${IN_CITY} WHERE ${VISIBLE} AND p.id = $1`,
      ),
    },
    ({ id }) => [id],
  ),
  home: statement(
    {
      stats: json(['cities', 'places', 'users', 'reviews'].map(total).join(', '), 'FROM totals'),
      featuredCities: jsonList(
        `c.id, c.name, c.state, c.country, c.description, c.population, c.founded_year AS "foundedYear", ${point('c')}`,
        "FROM cities c WHERE c.featured AND c.status = 'active' AND c.deleted_at IS NULL ORDER BY c.population DESC NULLS LAST, c.id LIMIT 3",
      ),
    },
    () => [],
  ),
  autosuggest: statement(
    {
      autocomplete:
        json(`${jsonList('c.id, c.name, c.state, c.country', 'FROM search_cities($1, 3) WITH ORDINALITY f (id, nth) JOIN cities c ON c.id = f.id ORDER BY f.nth')} AS cities,
      ${jsonList(
        `p.id, p.name, p.category, ${json('c.id, c.name')} AS city`,
        `FROM ${FOUND} 5) found, unnest(found.ids) WITH ORDINALITY f (id, nth)
        JOIN places p ON p.id = f.id JOIN cities c ON c.id = p.city_id ORDER BY f.nth`,
      )} AS places,
      array_to_json(ARRAY(SELECT search_categories($1, 2))) AS categories`),
    },
    ({ text }) => [text],
  ),
};
