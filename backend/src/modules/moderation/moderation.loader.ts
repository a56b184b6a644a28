import DataLoader from 'dataloader';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { Report } from '../reports/index.js';

/** Rows by id, one statement for all that a request asks for; null for what does not exist. */
export function createRowLoader<Row extends { id: string }>(manager: EntityManager, entity: EntityTarget<Row>): DataLoader<string, Row | null> {
  return new DataLoader(async (ids) => {
    const rows = await manager.findBy(entity, { id: In([...ids]) } as FindOptionsWhere<Row>);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** More reports of one thing than these tell nothing new. */
const MAX_REPORTS = 50;

/** The first open reports of places, reviews and photos by the thing's id, the oldest first. */
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

/** What became of a person's contributions. */
export interface AuthorRecord {
  approved: number;
  rejected: number;
  pending: number;
}

const STANDING = `CASE %.status::text WHEN 'active' THEN 'approved' WHEN 'applied' THEN 'approved' WHEN 'inactive' THEN 'rejected' ELSE %.status::text END`;
const standing = (row: string): string => STANDING.replaceAll('%', row);

/** What became of what people have contributed and not deleted: places, edits, reviews and photos. */
export function createRecordLoader(manager: EntityManager): DataLoader<string, AuthorRecord> {
  return new DataLoader(async (userIds) => {
    const rows = await manager.query<({ userId: string } & AuthorRecord)[]>(
      `SELECT one.user_id AS "userId", count(*) FILTER (WHERE standing = 'approved')::integer AS approved,
         count(*) FILTER (WHERE standing = 'rejected')::integer AS rejected, count(*) FILTER (WHERE standing = 'pending')::integer AS pending
       FROM (
         SELECT p.created_by AS user_id, ${standing('p')} AS standing FROM places p WHERE p.created_by = ANY($1) AND p.deleted_at IS NULL
         UNION ALL SELECT e.user_id, ${standing('e')} FROM place_edits e WHERE e.user_id = ANY($1)
         UNION ALL SELECT r.user_id, ${standing('r')} FROM reviews r WHERE r.user_id = ANY($1) AND r.deleted_at IS NULL
         UNION ALL SELECT f.user_id, ${standing('f')} FROM photos f WHERE f.user_id = ANY($1) AND f.used_at IS NOT NULL AND f.deleted_at IS NULL
       ) one GROUP BY one.user_id`,
      [userIds],
    );
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return userIds.map((id) => byUser.get(id) ?? { approved: 0, rejected: 0, pending: 0 });
  });
}

/** How many reports of what people have contributed were found to be right. */
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
    const counts = new Map(rows.map(({ userId, count }) => [userId, count]));
    return userIds.map((id) => counts.get(id) ?? 0);
  });
}
