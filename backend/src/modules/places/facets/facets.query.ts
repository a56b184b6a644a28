import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { keptByShape, type Statement } from '../../../core/compiled-queries/index.js';
import { factParameters, factShape, groupConditions, hasOtherRating, inside, isOpen, type PlaceCriteria, tagCountsOf, withFacts } from '../filters/index.js';
import { MAX_FOUND, SEARCHED_TABLES, searchSql } from '../place-search.query.js';
import type { Place } from '../place.entity.js';
import { withoutTime } from '../understanding/index.js';
import { matchingPlaces, placeCount } from '../place.query.js';
import { MOST_CHECKED, MOST_READ } from './facet-counts.js';

/** A category some of whose words a job has not replaced yet. */
export interface PendingCategory {
  slug: string;
  aliases: readonly string[];
  /** Ids of its tags: that of its slug, and those of the other words. */
  id: number | undefined;
  aliasIds: readonly number[];
}

/** The list whose facets are read. */
export interface FacetRequest {
  criteria: PlaceCriteria;
  /** Ids of all tags that can be options. */
  wanted: readonly number[];
  pending: readonly PendingCategory[];
}

interface Branch {
  criteria: PlaceCriteria;
  /** Key of the group of conditions that is left out. */
  without?: string;
  hasPending: boolean;
  /** Columns: tags, or whether a place is open. */
  columns: { tags: boolean; open: boolean };
}

/** Number of groups whose options are counted without their own conditions. For others, the numbers with all conditions are lower bounds. */
const MOST_GROUPS = 8;

/** Returns the keys of the groups of conditions. */
const groupsOf = (criteria: PlaceCriteria): string[] => [
  ...new Set([...(criteria.openAt ? ['open'] : []), ...(hasOtherRating(criteria) ? ['rating'] : []), ...(criteria.tags ?? []).map(({ group }) => group)]),
];

/** Tags with the present word of each category once. While a job replaces a word, a place can have two words of the category. */
const PRESENT_TAGS = `ARRAY(SELECT DISTINCT coalesce((:pendingTo::integer[])[array_position(:pendingFrom::integer[], tag)], tag) FROM unnest(place.tags) tag)`;

/** Returns everything about criteria that changes the SQL of their places. */
const shapeOf = (criteria: PlaceCriteria): unknown[] => [
  ...factShape({ ...criteria, isByFacts: true }),
  ...[criteria.search, criteria.city, criteria.pincode].map(Boolean),
  criteria.bounds && inside(criteria.bounds).isWhole,
];

/** Selects the places that meet the conditions which are not facts. */
const placesIn = (manager: EntityManager, { search, city, pincode, bounds, isLocal }: PlaceCriteria): SelectQueryBuilder<Place> =>
  (search ? matchingPlaces(manager, { found: [] }) : matchingPlaces(manager, { city, pincode, bounds, isLocal, isByFacts: true }, 'all')).select([]);

const written = (query: SelectQueryBuilder<Place>): string => query.getQuery().replaceAll(':found', '(SELECT ids FROM found)::uuid[]');

/** Adds the columns `is_open` and `is_unknown`, and the row `hours`. */
const withHours = (query: SelectQueryBuilder<Place>, { openAt = 'now' }: PlaceCriteria): SelectQueryBuilder<Place> =>
  query
    .leftJoin('place_hours', 'hours', 'hours.id = place.hours_id')
    .addSelect(`coalesce(${isOpen(openAt)}, false)`, 'is_open')
    .addSelect('hours.week IS NULL', 'is_unknown');

const tagsColumn = (hasPending: boolean): string => (hasPending ? PRESENT_TAGS : 'place.tags');

/** Returns a builder of SQL for at most `MOST_READ` + 1 places of a list without the conditions of one group. */
const branches = (manager: EntityManager): ((branch: Branch) => string) =>
  keptByShape(
    ({ criteria, without, hasPending, columns }: Branch) => [
      ...shapeOf(criteria),
      (criteria.tags ?? []).map(({ group }) => (group === without ? 1 : 0)).join(''),
      without === 'open' || without === 'rating' ? without : '',
      hasPending,
      columns.tags,
      columns.open,
    ],
    ({ criteria, without, hasPending, columns }) => {
      const query = withFacts(placesIn(manager, criteria), criteria, { without });
      if (columns.tags) query.addSelect(tagsColumn(hasPending), 'tags');
      return written((columns.open ? withHours(query, criteria) : query).limit(MOST_READ + 1));
    },
  );

interface Checked {
  criteria: PlaceCriteria;
  groups: readonly string[];
  hasPending: boolean;
}

/** Returns a builder of SQL for all places that meet the conditions which do not belong to the groups, with the column `failed` (see `checkedParts`), which leaves out opening hours. */
const checkedPlaces = (manager: EntityManager): ((checked: Checked) => string) =>
  keptByShape(
    ({ criteria, groups, hasPending }: Checked) => [
      ...shapeOf(criteria),
      (criteria.tags ?? []).map(({ group }) => groups.indexOf(group)).join('.'),
      groups.indexOf('rating'),
      hasPending,
    ],
    ({ criteria, groups, hasPending }) => {
      const conditions = groupConditions(criteria);
      const failed = groups.flatMap((group, n) => (group === 'open' ? [] : [`CASE WHEN ${conditions.get(group)} THEN 0 ELSE ${2 ** n} END`]));
      const others = [...conditions].filter(([group]) => !groups.includes(group)).map(([, condition]) => condition);
      const query = withFacts(placesIn(manager, criteria), { ...criteria, tags: [], openAt: undefined, minRating: undefined });
      for (const condition of others) query.andWhere(condition);
      return written(withHours(query.addSelect(tagsColumn(hasPending), 'tags').addSelect(failed.join(' + ') || '0', 'failed'), criteria));
    },
  );

const ofTags = (rows: string): string => `(SELECT json_object_agg(tag, n) FROM (${rows}) counted WHERE tag = ANY(:wanted::integer[]))`;

/** Returns SQL for the `Counts` of a CTE with places. */
const countsOf = (rows: string, { tags, open }: Branch['columns']): string =>
  `(SELECT json_build_object('isPartial', (SELECT count(*) FROM ${rows}) > ${MOST_READ}${
    open ? `, 'open', (SELECT count(*) FROM ${rows} WHERE is_open), 'unknown', (SELECT count(*) FROM ${rows} WHERE is_unknown)` : ''
  }, 'tags', ${tags ? ofTags(`SELECT tag, count(*) AS n FROM ${rows} CROSS JOIN unnest(tags) tag GROUP BY tag`) : 'NULL'}))`;

/**
 * Returns SQL for two CTEs that read places which are few in any case: `checked` has the bit of each group whose conditions a place does not meet,
 * `tagged` the numbers by these bits and by tag. Places that do not meet two groups are left out.
 */
function checkedParts(places: string, groups: readonly string[]): string[] {
  const bits = groups.map((_group, n) => String(2 ** n));
  const closed = groups.includes('open') ? String(2 ** groups.indexOf('open')) : '';
  // Whether a place is open is computed only once.
  const withOpen = closed ? `failed + CASE WHEN is_open THEN 0 ELSE ${closed} END` : 'failed';
  return [
    `checked AS MATERIALIZED (SELECT * FROM (SELECT tags, is_open, is_unknown, ${withOpen} AS failed FROM (${places} OFFSET 0) place) place WHERE failed IN (${['0', ...bits].join(', ')}) LIMIT ${MOST_CHECKED + 1})`,
    // Tags of places that are only closed are in no number.
    `tagged AS MATERIALIZED (SELECT failed, tag, count(*) AS n FROM (SELECT failed, unnest(tags) AS tag FROM checked${closed && ` WHERE failed <> ${closed}`}) tags GROUP BY 1, 2)`,
  ];
}

/** Returns SQL for the `Counts` of places that meet the conditions of all groups, or of all except that with a bit. */
function checkedCounts({ tags }: Branch['columns'], bit?: number): string {
  const failed = bit === undefined ? 'failed = 0' : `failed IN (0, ${bit})`;
  return `(SELECT json_build_object('isPartial', (SELECT count(*) FROM checked) > ${MOST_CHECKED}, 'open', count(*) FILTER (WHERE is_open), 'unknown', count(*) FILTER (WHERE is_unknown),
    'tags', ${tags ? ofTags(`SELECT tag, sum(n) AS n FROM tagged WHERE ${failed} GROUP BY tag`) : 'NULL'}) FROM checked WHERE ${failed})`;
}

/**
 * Returns a builder of SQL for the `FacetCounts` of a list, as an expression. The numbers of all places, and of those of a city, come from counters. Few
 * places, such as those of a city, are read once. Of others, at most `MOST_READ` are read for each group of conditions.
 */
export function createFacets(manager: EntityManager): (request: FacetRequest, statement: Statement) => string {
  const [placesOf, checkedOf] = [branches(manager), checkedPlaces(manager)];
  return ({ criteria, wanted, pending }, statement) => {
    const { search, understanding, city, pincode, bounds, openAt, addedWithin, maxDistance, isLocal } = criteria;
    const parameter = (value: unknown) => statement.parameter(value);
    const all = groupsOf(criteria);
    const groups = all.slice(0, MOST_GROUPS);
    const isWhole = [search, pincode, bounds, addedWithin, maxDistance].every((one) => one === undefined);
    const hasCounters = (without?: string) => isWhole && all.every((group) => group === without);
    const hasPending = pending.length > 0;
    const parts: string[] = isLocal ? checkedParts(checkedOf({ criteria, groups, hasPending }), groups) : [];
    const values = {
      ...criteria,
      ...factParameters(criteria),
      ...(bounds && inside(bounds).parameters),
      wanted,
      pendingFrom: pending.flatMap(({ aliasIds }) => aliasIds),
      pendingTo: pending.flatMap(({ id, aliasIds }) => aliasIds.map(() => id)),
    };
    const counters = `(SELECT json_build_object('isPartial', false, 'isCounted', true, 'tags', ${ofTags(tagCountsOf(city && ':city'))}))`;
    const readOf = (columns: Branch['columns'], without?: string) => {
      if (isLocal) return checkedCounts(columns, without === undefined ? undefined : 2 ** groups.indexOf(without));
      const rows = `rows_${parts.length}`;
      parts.push(`${rows} AS MATERIALIZED (${placesOf({ criteria, without, hasPending, columns })})`);
      return countsOf(rows, columns);
    };
    const tagsOf = (without?: string, open = false) => (hasCounters(without) ? counters : readOf({ tags: true, open }, without));
    const isTold = !openAt && !hasCounters();
    const counts = tagsOf(undefined, isTold);
    const without = groups.map((group) => (group === 'open' ? readOf({ tags: false, open: true }, group) : tagsOf(group)));
    const hours = openAt || isTold ? 'NULL' : readOf({ tags: false, open: true });
    const categories =
      hasPending && [undefined, ...groups].some(hasCounters)
        ? `json_build_object(${pending.map(({ slug, aliases }) => `${parameter(slug)}::text, (${placeCount({ city, category: slug, aliases }, parameter)})`).join(', ')})`
        : 'NULL';
    if (search) {
      for (const table of SEARCHED_TABLES) statement.tables.add(table);
      parts.unshift(
        `found AS MATERIALIZED (${searchSql({ search, understanding: openAt && understanding ? withoutTime(understanding) : understanding, city, pincode, bounds }, { offset: 0, limit: MAX_FOUND }, parameter)})`,
      );
    }
    statement.isHeavy = true;
    statement.isTimed ||= !openAt || openAt === 'now' || addedWithin !== undefined;
    const words = (criteria.tags ?? []).flatMap((one) => one.words);
    const asked = { groups, others: all.slice(MOST_GROUPS), words, isLater: openAt !== undefined && openAt !== 'now' };
    const sql = `SELECT json_build_object('asked', ${parameter(JSON.stringify(asked))}::json, 'all', ${counts}, 'without', json_build_array(${without.join(', ')}), 'hours', ${hours}, 'categories', ${categories},
      'isMore', ${search ? `(SELECT total >= ${MAX_FOUND} FROM found)` : 'false'})`;
    return `(${statement.bind(`${parts.length > 0 ? `WITH ${parts.join(', ')} ` : ''}${sql}`, values)})`;
  };
}
