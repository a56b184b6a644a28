import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';

/** Key of a favorite. */
interface Mark {
  userId: string;
  placeId: string;
}

const keyOf = ({ userId, placeId }: Mark): string => `${userId} ${placeId}`;

/** Creates a loader that tells whether a place is a favorite of a user. One statement serves a request. */
export function createFavoriteLoader(manager: EntityManager): DataLoader<Mark, boolean, string> {
  return new DataLoader(
    async (marks) => {
      const rows = await manager.query<Mark[]>(
        `SELECT user_id AS "userId", place_id AS "placeId" FROM favorites
         JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, place_id) USING (user_id, place_id)`,
        [marks.map(({ userId }) => userId), marks.map(({ placeId }) => placeId)],
      );
      const found = new Set(rows.map(keyOf));
      return marks.map((mark) => found.has(keyOf(mark)));
    },
    { cacheKeyFn: keyOf },
  );
}
