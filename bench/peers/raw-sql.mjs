import { attributesSql } from './attributes-sql.mjs';
import { countedSql, facetsSql, groupsOf, valuesOf } from './facets.mjs';
import { partsOf, tagsOf } from './guide.mjs';
import { searchFiltersOf } from './product.mjs';
import { foundBy, listed, MATCHED, MATCHED_TOTAL } from './sql.mjs';

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
const CARD = `p.id, p.name, p.category, p.price_range AS "priceRange", p.featured, ${point('p')}, ${RATING}, ${json('c.id, c.name')} AS city,
  ${attributesSql('CARD')}`;

const REVIEWS = `FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.place_id = p.id AND r.status = 'approved' AND r.deleted_at IS NULL
  ORDER BY r.created_at DESC, r.id DESC LIMIT 10`;
const REVIEW = `r.id, r.rating, r.title, r.comment, to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt", ${json('u.id, u.name')} AS "user"`;

/** A signed-in user: `$1` is the id of the session, `$2` that of the user. Like the product, raw finds no row if the session has ended. */
const MEMBER = `FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND u.id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()
  AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())`;
const IS_FAVORITE = 'EXISTS (SELECT FROM favorites f WHERE f.user_id = $2 AND f.place_id = p.id) AS "isFavorite"';
const MY_REVIEW = 'FROM reviews r WHERE r.place_id = p.id AND r.user_id = $2 AND r.deleted_at IS NULL';

const total = (name) => `max(n) FILTER (WHERE name = '${name}') AS ${name}`;

const listOf = (card, [city, category]) =>
  json(`${jsonList(card, `FROM ${listed(city, category, 20)} p JOIN cities c ON c.id = p.city_id WHERE ${VISIBLE} ORDER BY p.ranking DESC, p.id DESC`)} AS items,
  coalesce((SELECT n.n FROM place_counts n JOIN cities c ON c.id = n.city_id
    WHERE n.city_id = ${city} AND n.category = ${category} AND c.status = 'active' AND c.deleted_at IS NULL), 0) AS total`);
const searchOf = (card) =>
  json(`${jsonList(card, 'FROM unnest(found.ids) WITH ORDINALITY f (id, nth) JOIN places p ON p.id = f.id JOIN cities c ON c.id = p.city_id ORDER BY f.nth')} AS items,
  found.total, found.meant AS "didYouMean"`);
const detailOf = (id, { own = '', ownOfReview = '' } = {}) =>
  json(
    `p.id, p.name, p.description, p.category, p.price_range AS "priceRange", p.featured, p.full_address AS "fullAddress", p.pincode, p.phone, p.website,
    ${point('p')}, ${RATING}, ${json('c.id, c.name, c.state, c.country')} AS city, ${attributesSql('PAGE')}, ${own}
    ${json(`${jsonList(REVIEW + ownOfReview, REVIEWS)} AS items, p.rating_count AS total`)} AS reviews`,
    `${IN_CITY} WHERE ${VISIBLE} AND p.id = ${id}`,
  );
const HOME = {
  stats: json(['cities', 'places', 'users', 'reviews'].map(total).join(', '), 'FROM totals'),
  featuredCities: jsonList(
    `c.id, c.name, c.state, c.country, c.description, c.population, c.founded_year AS "foundedYear", ${point('c')}`,
    "FROM cities c WHERE c.featured AND c.status = 'active' AND c.deleted_at IS NULL ORDER BY c.population DESC NULLS LAST, c.id LIMIT 3",
  ),
};
const MATCHED_CARDS = json(
  `${jsonList(CARD, 'FROM (SELECT id FROM matched ORDER BY ranking DESC, id DESC LIMIT 20) best JOIN places p ON p.id = best.id JOIN cities c ON c.id = p.city_id ORDER BY p.ranking DESC, p.id DESC')} AS items,
  ${MATCHED_TOTAL} AS total`,
);
/** Returns the values of a search. */
const searched = ({ search, ...filter }) => [search, partsOf(search), searchFiltersOf(filter)];
const FOUND = (most) => `${foundBy(most)} found`;
/** Statements of facets, by the keys of the groups of conditions. */
const facets = new Map();

function facetsOf(filter) {
  const groups = groupsOf(filter);
  const key = groups.join();
  const known = facets.get(key) ?? { name: `facets ${key}`, text: `WITH ${countedSql(groups)} SELECT '{"places":{"facets":' || ${facetsSql(groups)} || '}}'` };
  facets.set(key, known);
  return { ...known, values: valuesOf(filter) };
}
/** Returns a statement for signed-in users. @param beside a further item of FROM */
const own = (fields, values, beside) =>
  statement(fields, (variables, session) => [...session, ...values(variables)], `FROM (SELECT u.* ${MEMBER}) me${beside ? `, ${beside}` : ''}`);

/** Returns the prepared statement of an operation: `name`, `text` and `values`. */
export function statementOf(name, variables, session) {
  if (name === 'facets') return facetsOf(variables.filter);
  const { text, values } = STATEMENTS[name];
  return { name, text, values: values(variables, session) };
}

/** Statements by operation. `values` returns the parameters, from the variables and the ids of session and user. */
const STATEMENTS = {
  list: statement({ places: listOf(CARD, ['$1', '$2']) }, ({ city, category }) => [city, category]),
  search: statement({ places: searchOf(CARD) }, searched, `FROM ${FOUND(20)}`),
  'filtered list': {
    text: `WITH ${MATCHED} ${statement({ places: MATCHED_CARDS }).text}`,
    values: ({ filter }) => [filter.city, filter.openAt, ...tagsOf(filter)],
  },
  'filtered search': statement({ places: searchOf(CARD) }, ({ filter }) => searched(filter), `FROM ${FOUND(20)}`),
  detail: statement({ place: detailOf('$1') }, ({ id }) => [id]),
  home: statement(HOME, () => []),
  autosuggest: statement(
    {
      autocomplete:
        json(`${jsonList('c.id, c.name, c.state, c.country', 'FROM search_cities($1, 3) WITH ORDINALITY f (id, nth) JOIN cities c ON c.id = f.id ORDER BY f.nth')} AS cities,
      ${jsonList(
        `p.id, p.name, p.category, ${json('c.id, c.name')} AS city`,
        `FROM ${FOUND(5)}, unnest(found.ids) WITH ORDINALITY f (id, nth)
        JOIN places p ON p.id = f.id JOIN cities c ON c.id = p.city_id ORDER BY f.nth`,
      )} AS places,
      array_to_json(ARRAY(SELECT search_categories($1, 2))) AS categories`),
    },
    ({ text }) => searched({ search: text }),
  ),
  'member list': own({ places: listOf(`${CARD}, ${IS_FAVORITE}`, ['$3', '$4']) }, ({ city, category }) => [city, category]),
  'member search': own({ places: searchOf(`${CARD}, ${IS_FAVORITE}`) }, searched, `${foundBy(20, ['$3', '$4', '$5'])} found`),
  'member detail': own(
    {
      place: detailOf('$3', {
        own: `${IS_FAVORITE}, ${json(`true AS "suggestEdit", true AS "addPhotos", p.created_by IS DISTINCT FROM $2 AS report, NOT EXISTS (SELECT ${MY_REVIEW}) AS review`)} AS "viewerCan",
          (SELECT row_to_json(x) FROM (SELECT r.id, r.rating ${MY_REVIEW}) x) AS "myReview",`,
        ownOfReview: `, EXISTS (SELECT FROM review_votes v WHERE v.review_id = r.id AND v.user_id = $2) AS "hasVoted",
          ${json('r.user_id <> $2 AS vote, r.user_id <> $2 AS report')} AS "viewerCan"`,
      }),
    },
    ({ id }) => [id],
  ),
  'member home': own(
    {
      viewer: json(`me.id, me.name, upper(me.role::text) AS role, me.is_verified AS "isVerified",
        ${json("me.role = 'admin' AS administer, me.role <> 'user' AS moderate")} AS "viewerCan",
        ${jsonList(
          `l.id, l.name, upper(l.visibility::text) AS visibility,
          (SELECT count(*) FROM place_list_items i JOIN places p ON p.id = i.place_id JOIN cities c ON c.id = p.city_id WHERE i.list_id = l.id AND ${VISIBLE}) AS "placesCount"`,
          'FROM place_lists l WHERE l.user_id = me.id ORDER BY l.updated_at DESC, l.id DESC',
        )} AS lists`),
      ...HOME,
    },
    () => [],
  ),
};
