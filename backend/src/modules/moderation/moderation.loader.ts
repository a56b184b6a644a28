import DataLoader from 'dataloader';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { cityOfPhoto } from '../photos/index.js';
import { Report } from '../reports/index.js';

/** Creates a loader of rows by id; null for unknown ids. One statement serves a request. */
export function createRowLoader<Row extends { id: string }>(manager: EntityManager, entity: EntityTarget<Row>): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = await manager.findBy(entity, { id: In([...ids]) } as FindOptionsWhere<Row>);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Maximum number of open reports that are loaded per target. */
const MAX_REPORTS = 50;

/** Creates a loader of the open reports by the id of the reported place, review or photo, the oldest first. */
export function createOpenReportLoader(manager: EntityManager): DataLoader<string, Report[]> {
  return new DataLoader(async (ids) => {
    const first = `SELECT one.id FROM reports one
      WHERE one.status = 'open' AND (one.place_id = wanted.id OR one.review_id = wanted.id OR one.photo_id = wanted.id)
      ORDER BY one.created_at, one.id LIMIT ${MAX_REPORTS}`;
    const reports = await manager
      .createQueryBuilder(Report, 'report')
      .innerJoin(`(SELECT first.id FROM unnest(CAST(:ids AS uuid[])) AS wanted (id) CROSS JOIN LATERAL (${first}) first)`, 'shown', 'shown.id = report.id', {
        ids: [...ids],
      })
      .orderBy('report.createdAt')
      .addOrderBy('report.id')
      .getMany();
    return ids.map((id) => reports.filter(({ placeId, reviewId, photoId }) => [placeId, reviewId, photoId].includes(id)));
  });
}

/** Number of contributions of a user to a city; to no city if it is null. */
export interface CityCount {
  cityId: string | null;
  count: number;
}

function countsOf(userIds: readonly string[], rows: readonly { userId: string; count: number }[]): number[] {
  const counts = new Map(rows.map(({ userId, count }) => [userId, count]));
  return userIds.map((id) => counts.get(id) ?? 0);
}

/** Creates a loader of the numbers of places, edits, reviews and photos of a user that wait for a decision, by city. */
export function createPendingLoader(manager: EntityManager): DataLoader<string, CityCount[]> {
  return new DataLoader(async (userIds) => {
    const rows = await manager.query<(CityCount & { userId: string })[]>(
      `SELECT user_id AS "userId", city_id AS "cityId", count(*)::integer AS count FROM (
         SELECT p.created_by AS user_id, p.city_id FROM places p WHERE p.created_by = ANY($1) AND p.status = 'pending' AND p.deleted_at IS NULL
         UNION ALL SELECT e.user_id, p.city_id FROM place_edits e JOIN places p ON p.id = e.place_id WHERE e.user_id = ANY($1) AND e.status = 'pending'
         UNION ALL SELECT r.user_id, p.city_id FROM reviews r JOIN places p ON p.id = r.place_id
           WHERE r.user_id = ANY($1) AND r.status = 'pending' AND r.deleted_at IS NULL
         UNION ALL SELECT f.user_id, ${cityOfPhoto('f.id')} FROM photos f
           WHERE f.user_id = ANY($1) AND f.status = 'pending' AND f.used_at IS NOT NULL AND f.deleted_at IS NULL
       ) one GROUP BY 1, 2`,
      [userIds],
    );
    return userIds.map((id) => rows.filter(({ userId }) => userId === id));
  });
}

/** Creates a loader of the number of reports of a user's contributions that moderators agreed with. */
export function createUpheldLoader(manager: EntityManager): DataLoader<string, number> {
  return new DataLoader(async (userIds) => {
    const rows = await manager.query<{ userId: string; count: number }[]>(
      `SELECT user_id AS "userId", count(*)::integer AS count FROM (
         SELECT p.created_by AS user_id FROM reports r JOIN places p ON p.id = r.place_id WHERE r.status = 'upheld' AND p.created_by = ANY($1)
         UNION ALL SELECT v.user_id FROM reports r JOIN reviews v ON v.id = r.review_id WHERE r.status = 'upheld' AND v.user_id = ANY($1)
         UNION ALL SELECT f.user_id FROM reports r JOIN photos f ON f.id = r.photo_id WHERE r.status = 'upheld' AND f.user_id = ANY($1)
       ) one GROUP BY user_id`,
      [userIds],
    );
    return countsOf(userIds, rows);
  });
}
