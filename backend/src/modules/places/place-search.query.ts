import type { EntityManager } from 'typeorm';
import type { PlaceCriteria } from './filters/index.js';

/** Tables whose changes can change the results of a search; a change in one of them invalidates cached responses. */
export const SEARCHED_TABLES = ['places', 'cities', 'place_hours'];

/** Maximum number of results of a search; results further down would not be relevant. */
export const MAX_FOUND = 1000;

/** Result of a search. */
interface Found {
  /** Ids of the requested range of results, the best first. */
  ids: string[];
  /** Total number of results; `MAX_FOUND` means that there can be more. */
  total: number;
  /** Corrected search words in lower case; null unless no place has the typed words. */
  meant: string | null;
  /** Parts of the text with a meaning, and the city and the area that it names. */
  understood: UnderstoodPart[];
}

/** Part of a search text that was understood. */
export interface UnderstoodPart {
  kind: string;
  key: string;
  value: string;
  text: string;
}

/**
 * Returns SQL for a search; it returns one row of `Found`.
 * @param parameter binds a value and returns its placeholder
 */
export function searchSql(
  { search, understanding, city, tags = [], openAt, pincode, minRating, bounds }: PlaceCriteria,
  range: { offset: number; limit: number },
  parameter: (value: unknown) => string,
): string {
  const { southWest, northEast } = bounds ?? {};
  const corners = [southWest?.longitude, southWest?.latitude, northEast?.longitude, northEast?.latitude].map((degrees) => parameter(degrees ?? null));
  const filters = tags.filter(({ group }) => group !== 'rating').map(({ words }) => words);
  const criteria = [search, JSON.stringify(understanding?.groups ?? []), JSON.stringify(filters), city ?? null, pincode ?? null, minRating ?? 0].map(parameter);
  const time = [openAt ?? null, openAt === 'now' || understanding?.isTimed ? new Date().toISOString() : null].map(parameter);
  return `SELECT ids, total, meant, understood FROM search_places(${criteria.join(', ')}, search_areas(${corners.join(', ')}), ${time.join(', ')}, ${parameter(range.offset)}, ${parameter(range.limit)})`;
}

/**
 * Finds the public places that match the search words and the other criteria.
 * @param range number of best results to skip, and number of ids to return
 */
export async function searchPlaces(manager: EntityManager, criteria: PlaceCriteria, range: { offset: number; limit: number }): Promise<Found> {
  const values: unknown[] = [];
  const rows: Found[] = await manager.query(
    searchSql(criteria, range, (value) => `$${values.push(value)}`),
    values,
  );
  return rows[0] ?? { ids: [], total: 0, meant: null, understood: [] };
}
