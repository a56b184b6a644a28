import type { EntityManager } from 'typeorm';
import type { PlaceCriteria } from './place.query.js';

/** What the functions of the search read, as far as a change of it changes what they find. */
export const SEARCHED_TABLES = ['places', 'cities'];

/** A search finds no more than that; what is further down nobody has meant. */
export const MAX_FOUND = 1000;

/** What a search has found. */
interface Found {
  /** Best first: the part of them that was asked for. */
  ids: string[];
  /** How many there are in all; `MAX_FOUND` stands for more. */
  total: number;
  /** The words that were probably meant, in lower case; only where nothing has those that were typed. */
  meant: string | null;
}

/**
 * SQL for what a search finds: one row of `Found`, its ids as `ids`.
 * @param parameter takes up a value and gives what stands for it
 */
export function searchSql(
  { search, city, category, pincode, minRating, bounds }: PlaceCriteria,
  range: { offset: number; limit: number },
  parameter: (value: unknown) => string,
): string {
  const { southWest, northEast } = bounds ?? {};
  const corners = [southWest?.longitude, southWest?.latitude, northEast?.longitude, northEast?.latitude].map((degrees) => parameter(degrees ?? null));
  const criteria = [search, city ?? null, category ?? null, pincode ?? null, minRating ?? 0].map(parameter);
  return `SELECT ids, total, meant FROM search_places(${criteria.join(', ')}, search_areas(${corners.join(', ')}), ${parameter(range.offset)}, ${parameter(range.limit)})`;
}

/**
 * Finds the visible places that the words of the criteria mean and that meet the other criteria.
 * @param range how many of the best to pass over, and how many to answer then
 */
export async function searchPlaces(manager: EntityManager, criteria: PlaceCriteria, range: { offset: number; limit: number }): Promise<Found> {
  const values: unknown[] = [];
  const rows: Found[] = await manager.query(
    searchSql(criteria, range, (value) => `$${values.push(value)}`),
    values,
  );
  return rows[0] ?? { ids: [], total: 0, meant: null };
}
