import type { PlaceCriteria } from './criteria.js';

/**
 * Returns the ids of the tags whose counters have the number of places that meet the criteria: those of a single condition, of which a place can have
 * only one. Undefined if the counters do not have it.
 */
export function countedTags({
  isByFacts,
  search,
  pincode,
  bounds,
  tags = [],
  openAt,
  addedWithin,
  maxDistance,
  minRating,
}: PlaceCriteria): readonly number[] | undefined {
  const [one, another] = tags;
  const hasOthers = search ?? pincode ?? bounds ?? openAt ?? addedWithin ?? maxDistance ?? another;
  if (!isByFacts || hasOthers !== undefined || !one || (minRating && one.group !== 'rating')) return undefined;
  return one.ids.length === 1 || !one.canOverlap ? one.ids : undefined;
}

/**
 * Returns SQL for the number of listed places by tag, with the columns `tag` and `n`: of a city, or of all public cities.
 * @param city SQL for the id of the city
 */
export const tagCountsOf = (city: string | undefined): string =>
  city === undefined
    ? 'SELECT tag, n FROM public_tag_counts'
    : `SELECT tag, n FROM tag_counts counts JOIN cities ON cities.id = counts.city_id WHERE counts.city_id = ${city} AND cities.status = 'active' AND cities.deleted_at IS NULL AND n > 0`;
