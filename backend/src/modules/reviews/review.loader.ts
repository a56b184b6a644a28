import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { Review } from './review.entity.js';
import { ReviewSort } from './review.input.js';

/** Which reviews of a place: approved always, of exactly `rating` stars if given. */
export interface ReviewSelection {
  rating?: number;
  sort: ReviewSort;
}

const VISIBLE = `review.status = 'approved' AND review.deleted_at IS NULL`;

/** Equal reviews come with the newest first. */
const ORDER: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: '',
  [ReviewSort.HIGHEST]: 'review.rating DESC, ',
  [ReviewSort.LOWEST]: 'review.rating ASC, ',
  [ReviewSort.HELPFUL]: 'review.helpful_count DESC, ',
};

/** How many approved reviews a place has of each number of stars, by the place's id: one statement for all. */
export function createBreakdownLoader(manager: EntityManager): DataLoader<string, ReadonlyMap<number, number>> {
  return new DataLoader(async (placeIds) => {
    const rows: { placeId: string; stars: number; count: number }[] = await manager.query(
      `SELECT place_id AS "placeId", rating AS stars, count(*)::integer AS count FROM reviews review
       WHERE place_id = ANY($1) AND ${VISIBLE} GROUP BY place_id, rating`,
      [placeIds],
    );
    return placeIds.map((id) => new Map(rows.filter((row) => row.placeId === id).map(({ stars, count }) => [stars, count])));
  });
}

/** `limit` reviews of a place from `offset` on; however many places, it takes two statements. */
export function createReviewLoader(
  manager: EntityManager,
  { rating, sort }: ReviewSelection,
  limit: number,
): DataLoader<{ placeId: string; offset: number }, Review[]> {
  const page = `SELECT review.id FROM reviews review WHERE review.place_id = wanted.place_id AND ${VISIBLE}
    AND ($3::integer IS NULL OR review.rating = $3)
    ORDER BY ${ORDER[sort]}review.created_at DESC, review.id DESC LIMIT $4 OFFSET wanted.skip`;
  return new DataLoader(async (keys) => {
    const rows: { ids: string[] }[] = await manager.query(
      `SELECT ARRAY(${page}) AS ids FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS wanted (place_id, skip, n) ORDER BY n`,
      [keys.map(({ placeId }) => placeId), keys.map(({ offset }) => offset), rating ?? null, limit],
    );
    const reviews = await manager.findBy(Review, { id: In(rows.flatMap(({ ids }) => ids)) });
    const byId = new Map(reviews.map((review) => [review.id, review]));
    return rows.map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []));
  });
}
