import type { EntityManager } from 'typeorm';
import { MAX_ROWS } from '../../../core/paging/index.js';
import type { PlaceCriteria } from '../filters/index.js';
import type { PlaceSort } from '../place.input.js';
import { matchingPlaces, orderOf, sortPlaces } from '../place.query.js';

/** Columns of places by which lists are sorted. */
const SORTED = ['id', 'ranking', 'rating_average', 'rating_count', 'created_at', 'latitude', 'longitude'];

/** Number of rows up to the end of a page from which on the places of more than `MAX_ROWS` are sorted: reading the sorted list would take longer. */
const DEEP = 500;
const MOST_SORTED = 50_000;

/** Returns the number of places that are read and sorted, at most. @param most number of rows up to the end of the page */
export const sortedAtMost = (most: number): number => (most < DEEP ? MAX_ROWS : MOST_SORTED);

/**
 * Returns SQL for the places that meet criteria by facts, unsorted. The planner takes each condition on tags for a rare one, and reads their index. Only the
 * columns of the order are selected: an index has them and the facts of the places of a city.
 */
const matched = (manager: EntityManager, criteria: PlaceCriteria, order: string): string =>
  matchingPlaces(manager, criteria, 'all')
    .select(
      SORTED.filter((column) => order.includes(`place.${column}`))
        .map((column) => `place.${column} AS ${column}`)
        .join(', '),
    )
    .getQuery();

/**
 * Returns SQL for the number of places, `total`, and the ids of a page of them in order, `ids`; they are null if there are too many places to sort. Without
 * a counter, it reads the places only once.
 * `:range` stands for LIMIT and OFFSET, `:most` for the number of rows up to the end of the page, `:sorted` for that of `sortedAtMost`.
 * @param counter SQL for the number of places if counters have it
 */
export function pageByFacts(manager: EntityManager, sort: PlaceSort, criteria: PlaceCriteria, counter?: string): string {
  const order = orderOf(sort, criteria)
    .map(([column, direction]) => `${column} ${direction}`)
    .join(', ');
  const places = matched(manager, criteria, order);
  const ids = (source: string) => `ARRAY(SELECT place.id FROM ${source} place ORDER BY ${order} :range)`;
  if (counter !== undefined) {
    // Reading the sorted list takes :most * all / n places.
    const all = criteria.city ? '(SELECT places_count FROM cities WHERE id = :city)' : "(SELECT n FROM totals WHERE name = 'places')";
    return `SELECT n AS total, CASE WHEN n < :sorted AND n::float8 * n < :most::float8 * ${all} THEN ${ids(`(${places})`)} END AS ids FROM (SELECT (${counter}) AS n) counted`;
  }
  return `WITH matched AS MATERIALIZED (${places} LIMIT :sorted)
    SELECT least(n, ${MAX_ROWS}) AS total, CASE WHEN n < :sorted THEN ${ids('matched')} END AS ids FROM (SELECT count(*)::integer AS n FROM matched) counted`;
}

/**
 * Returns SQL for the places of a page: those with the ids of `pageByFacts`, or, if there are too many, those that it finds in the sorted list of all
 * places. `:range` stands for LIMIT and OFFSET.
 */
export function rowsByFacts(manager: EntityManager, sort: PlaceSort, criteria: PlaceCriteria): string {
  const sorted = sortPlaces(matchingPlaces(manager, criteria, 'many').andWhere('p.ids IS NULL'), sort, criteria)
    .select('place.*')
    .getQuery();
  return `SELECT * FROM ((SELECT place.* FROM unnest(p.ids) WITH ORDINALITY wanted (id, nth) JOIN places place ON place.id = wanted.id ORDER BY nth)
    UNION ALL (${sorted} :range)) place`;
}
