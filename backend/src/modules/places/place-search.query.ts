import type { EntityManager } from 'typeorm';
import { boundsAround } from '../../core/geo/index.js';
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

/** Returns SQL for the rows of the parts of a text. @param parts SQL for the parts as JSON, such as the column `understood` of a search */
export const understoodRows = (parts: string): string => `SELECT part.* FROM jsonb_to_recordset(${parts}) part (kind text, key text, value text, text text)`;

const DAY_MS = 86_400_000;

/** Returns the filters of a search as `search_places` reads them. */
function filtersOf({ tags = [], minRating, openAt, addedWithin, maxDistance, near }: PlaceCriteria): Record<string, unknown> {
  const lists = tags.filter(({ group }) => group !== 'rating').map(({ words }) => words);
  const { southWest, northEast } = near && maxDistance !== undefined ? boundsAround(near, maxDistance) : {};
  return {
    ...(lists.length > 0 && { tags: lists }),
    ...(minRating && { minRating }),
    ...(openAt && { openAt }),
    ...(addedWithin !== undefined && { addedAfter: new Date(Date.now() - addedWithin * DAY_MS).toISOString() }),
    ...(southWest && northEast && { maxDistance, around: [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude] }),
  };
}

/**
 * Returns SQL for a search; it returns one row of `Found`.
 * @param parameter binds a value and returns its placeholder
 */
export function searchSql(criteria: PlaceCriteria, range: { offset: number; limit: number }, parameter: (value: unknown) => string): string {
  const { search, understanding, city, openAt, pincode, bounds, near } = criteria;
  const { southWest, northEast } = bounds ?? {};
  const corners = [southWest?.longitude, southWest?.latitude, northEast?.longitude, northEast?.latitude].map((degrees) => parameter(degrees ?? null));
  const words = [search, JSON.stringify(understanding?.groups ?? []), city ?? null, pincode ?? null].map(parameter);
  const filters = parameter(JSON.stringify(filtersOf(criteria)));
  const point = `point(${[near?.longitude, near?.latitude].map((degrees) => parameter(degrees ?? null)).join(', ')})`;
  const moment = parameter(openAt === 'now' || understanding?.isTimed ? new Date().toISOString() : null);
  const most = [range.offset, range.limit].map(parameter);
  return `SELECT ids, total, meant, understood FROM search_places(${words.join(', ')}, search_areas(${corners.join(', ')}), ${filters}, ${point}, ${moment}, ${most.join(', ')})`;
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
