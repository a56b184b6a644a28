import type { EntityManager } from 'typeorm';
import type { PlaceCriteria } from './place.query.js';

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
 * Finds the visible places that the words of the criteria mean and that meet the other criteria.
 * @param range how many of the best to pass over, and how many to answer then
 */
export async function searchPlaces(manager: EntityManager, criteria: PlaceCriteria, range: { offset: number; limit: number }): Promise<Found> {
  const { search, city, category, pincode, minRating, bounds } = criteria;
  const { southWest, northEast } = bounds ?? {};
  const rows: Found[] = await manager.query(
    `SELECT ids, total, meant FROM search_places($1, $2, $3, $4, $5, search_areas($6, $7, $8, $9), $10, $11)`,
    [
      search, city ?? null, category ?? null, pincode ?? null, minRating ?? 0,
      southWest?.longitude ?? null, southWest?.latitude ?? null, northEast?.longitude ?? null, northEast?.latitude ?? null,
      range.offset, range.limit,
    ],
  );
  return rows[0] ?? { ids: [], total: 0, meant: null };
}
