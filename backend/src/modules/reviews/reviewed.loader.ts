import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';

/** A user and a place. */
export interface Visit {
  userId: string;
  placeId: string;
}

/** Loads whether a user has a review of a place, with any status. One statement per batch. */
export function createReviewedLoader(manager: EntityManager): DataLoader<Visit, boolean, string> {
  const keyOf = ({ userId, placeId }: Visit): string => `${userId} ${placeId}`;
  return new DataLoader<Visit, boolean, string>(
    async (visits) => {
      const rows: Visit[] = await manager.query(
        `SELECT user_id AS "userId", place_id AS "placeId" FROM reviews
         JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, place_id) USING (user_id, place_id) WHERE deleted_at IS NULL`,
        [visits.map(({ userId }) => userId), visits.map(({ placeId }) => placeId)],
      );
      const known = new Set(rows.map(keyOf));
      return visits.map((visit) => known.has(keyOf(visit)));
    },
    { cacheKeyFn: keyOf },
  );
}
