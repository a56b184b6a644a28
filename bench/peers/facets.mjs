// Facets of the filtered lists of a city for the hand-written peers, which have their options in memory, like the product.
import { settings, tagsOf } from './guide.mjs';

/** Largest number of options of a facet that shows those without a place. */
const MOST_WITH_ZEROS = 30;

const option = (value, name, tag) => ({ value, name, tag: settings.placeTags.get(tag) ?? 0 });
const optionsOf = ({ key, kind, options }) =>
  kind === 'yes-no'
    ? [option('yes', 'Yes', `attr:${key}:yes`), option('no', 'No', `attr:${key}:no`)]
    : options.filter(({ isRetired }) => !isRetired).map((one) => option(one.key, one.names.en, `attr:${key}:${one.key}`));

/** Facets whose options are tags, in order. `group` is the key of the conditions without which their places are counted. */
export const FACETS = [
  {
    key: 'price',
    group: 'price',
    name: 'Price',
    options: ['Free', '$', '$$', '$$$', '$$$$'].map((name, n) => option(String(n || 'free'), name, `price:${n || 'free'}`)),
  },
  { key: 'rating', group: 'rating', name: 'Rating', options: ['4', '3', '2', '1'].map((stars) => option(stars, `${stars}+`, `rating:${stars}`)) },
  {
    key: 'category',
    group: 'category',
    name: 'Category',
    options: settings.categories.all
      .filter(({ isHidden }) => !isHidden)
      .map(({ slug }) => option(slug, settings.categories.englishNameOf(slug), `category:${slug}`)),
  },
  { key: 'photos', group: 'photos', name: 'Photos', options: [option('yes', 'With photos', 'photos:yes')] },
  ...settings.attributes
    .visible(false)
    .filter(({ isFilter, kind }) => isFilter && ['yes-no', 'choice', 'several'].includes(kind))
    .map((one) => ({ key: one.key, group: one.key, name: one.names.en, options: optionsOf(one) })),
].map((facet) => ({ ...facet, hasZeros: facet.options.length <= MOST_WITH_ZEROS }));

/** Returns the keys of the groups of conditions of a filter. Their bits in a statement are 1, 2, 4 … */
export const groupsOf = ({ openAt, prices, attributes = [] }) => [
  ...(openAt ? ['open'] : []),
  ...(prices ? ['price'] : []),
  ...attributes.map(({ key }) => key),
];

/** Returns the values of the statements: city, time and the ids of tags. */
export const valuesOf = (filter) => [filter.city, ...(filter.openAt ? [filter.openAt, ...tagsOf(filter)] : [])];

const LISTED = "p.city_id = $1 AND p.status = 'active' AND p.deleted_at IS NULL AND p.business_status IS DISTINCT FROM 'closed-permanently'";

const IN_PUBLIC_CITY = "EXISTS (SELECT FROM cities c WHERE c.id = $1 AND c.status = 'active' AND c.deleted_at IS NULL)";

/** The same CTEs for a city without other conditions: counters have its tags. */
const WHOLE_CITY = `checked AS (SELECT coalesce(place_open(p, h, now()), false) AS is_open, h.week IS NULL AS is_unknown, 0 AS missed
    FROM places p LEFT JOIN place_hours h ON h.id = p.hours_id WHERE ${LISTED} AND ${IN_PUBLIC_CITY}),
  tagged AS (SELECT tag, n AS n0 FROM tag_counts WHERE city_id = $1 AND ${IN_PUBLIC_CITY})`;

/**
 * Returns SQL for two CTEs. `checked`: the places of the city `$1` that miss at most one condition, with its bit. `tagged`: their numbers by tag, with
 * one column for each set of conditions: all (`n0`), and all but one (`n1`, `n2`, `n4` …). Each place is read once.
 * @param groups result of `groupsOf`; `$2` is the time, the ids of the other ones follow
 */
export function countedSql(groups) {
  if (groups.length === 0) return WHOLE_CITY;
  const bits = groups.map((_group, n) => 2 ** n);
  const missed = groups.slice(1).map((_group, n) => ` + CASE WHEN arrayoverlap(p.tags, $${n + 3}::integer[]) THEN 0 ELSE ${2 ** (n + 1)} END`);
  const numbers = bits.slice(1).map((bit) => `, count(*) FILTER (WHERE missed IN (0, ${bit})) AS n${bit}`);
  return `checked AS MATERIALIZED (SELECT tags, is_open, is_unknown, missed + CASE WHEN is_open THEN 0 ELSE 1 END AS missed
      FROM (SELECT p.tags, coalesce(place_open(p, h, NULL, $2::timestamp), false) AS is_open, h.week IS NULL AS is_unknown, 0${missed.join('')} AS missed
        FROM places p LEFT JOIN place_hours h ON h.id = p.hours_id
        WHERE ${LISTED} AND ${IN_PUBLIC_CITY} OFFSET 0) p
      WHERE missed + CASE WHEN is_open THEN 0 ELSE 1 END IN (0, ${bits.join(', ')})),
    tagged AS MATERIALIZED (SELECT tag, count(*) FILTER (WHERE missed = 0) AS n0${numbers.join('')}
      FROM (SELECT missed, unnest(tags) AS tag FROM checked WHERE missed <> 1) tags GROUP BY tag)`;
}

const openOf = (groups) => ({
  key: 'open',
  name: 'Opening hours',
  options: [
    { value: 'now', name: groups.includes('open') ? 'Open at this time' : 'Open now' },
    { value: 'unknown', name: 'Hours unknown' },
  ],
});
const [NOW, UNKNOWN] = ['is_open', 'is_unknown'].map((column) => `count(*) FILTER (WHERE ${column} AND missed IN (0, 1))`);

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
/** Returns the JSON of an object without its end, for a further property. */
const begun = (object, property) => `${JSON.stringify(object).slice(0, -1)},"${property}":`;

/** Returns the columns of `tagged` by the number of their group. */
const columnsOf = (groups) => (groups.length === 0 ? ['n0'] : groups.map((_group, n) => `n${n && 2 ** n}`));

/** Returns SQL for the JSON of all facets with the numbers of the CTEs of `countedSql`, as text. The options are constants of the statement. */
export function facetsSql(groups) {
  const numberOf = ({ group }) => (groups.includes(group) ? groups.indexOf(group) : 0);
  const heads = FACETS.map(({ key, name }, n) => `(${n}, ${quoted(begun({ key, name }, 'options'))})`);
  const options = FACETS.flatMap((facet, n) =>
    facet.options.map(({ tag, ...shown }, nth) => `(${n}, ${nth}, ${tag}, ${numberOf(facet)}, ${facet.hasZeros}, ${quoted(begun(shown, 'count'))})`),
  );
  const number = `CASE o.number ${columnsOf(groups)
    .map((column, n) => `WHEN ${n} THEN t.${column}`)
    .join(' ')} END`;
  const { options: openOptions, ...open } = openOf(groups);
  const [now, unknown] = openOptions.map((shown) => quoted(begun(shown, 'count')));
  return `(SELECT ${quoted(`[${begun(open, 'options')}[`)} || ${now} || ${NOW} || '},' || ${unknown} || ${UNKNOWN} || '}],"isPartial":false}' FROM checked)
    || (SELECT string_agg(',' || f.head || '[' || coalesce(o.shown, '') || '],"isPartial":false}', '' ORDER BY f.facet) FROM (VALUES ${heads.join(', ')}) f (facet, head) LEFT JOIN (
      SELECT facet, string_agg(head || n || '}', ',' ORDER BY nth) AS shown FROM (
        SELECT o.*, coalesce(${number}, 0) AS n FROM (VALUES ${options.join(', ')}) o (facet, nth, tag, number, has_zeros, head) LEFT JOIN tagged t USING (tag)) o
      WHERE has_zeros OR n > 0${groups.map((_group, n) => (n === 0 ? '' : ` OR tag = ANY ($${n + 2}::integer[])`)).join('')} GROUP BY facet) o USING (facet)) || ']'`;
}

/** Returns SQL for the numbers of the CTEs of `countedSql`: `now`, `unknown`, and `tags` by id, one number for each set of conditions. */
export const numbersSql = (groups) => `SELECT ${NOW} AS now, ${UNKNOWN} AS unknown,
  (SELECT json_object_agg(tag, json_build_array(${columnsOf(groups).join(', ')})) FROM tagged) AS tags FROM checked`;

/** Returns the facets with the numbers of `numbersSql`. @param chosen ids of the tags of the filter */
export function facetsOf(groups, { now, unknown, tags }, chosen) {
  const known = openOf(groups);
  const open = { ...known, options: known.options.map((shown) => ({ ...shown, count: Number(shown.value === 'now' ? now : unknown) })), isPartial: false };
  return [
    open,
    ...FACETS.map(({ key, group, name, options, hasZeros }) => {
      const countOf = (tag) => tags?.[tag]?.[Math.max(0, groups.indexOf(group))] ?? 0;
      const shown = options.filter(({ tag }) => hasZeros || countOf(tag) > 0 || chosen.includes(tag));
      return { key, name, options: shown.map(({ value, name: shownName, tag }) => ({ value, name: shownName, count: countOf(tag) })), isPartial: false };
    }),
  ];
}

/** Reads the facets of a filtered list of a city. @param query sends a statement with a name, a text and values; returns rows */
export async function readFacets(filter, query) {
  const groups = groupsOf(filter);
  const statement = { name: `facets ${groups}`, text: `WITH ${countedSql(groups)} ${numbersSql(groups)}` };
  const [numbers] = await query({ ...statement, values: valuesOf(filter) });
  return facetsOf(groups, numbers, tagsOf(filter).flat());
}
