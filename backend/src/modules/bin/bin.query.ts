import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { KEPT } from '../../core/db/index.js';
import type { TrackedTable } from '../activities/index.js';

/** A table of which the bin keeps deleted rows. */
export type KeptTable = TrackedTable & Required<Pick<TrackedTable, 'bin'>>;

/** SQL condition on an activity `a`: it has deleted its target. */
const DELETION = `(a.action = 'deleted' OR a.after ->> 'deleted_at' IS NOT NULL)`;

/** Returns an SQL condition: the row `t` is in the bin. */
export const isInBin = ({ bin }: KeptTable): string => `t.deleted_at > now() - ${KEPT} AND (${bin.listed})`;

/**
 * Returns the same condition without use of the index of deleted rows, for joins with the log. Right after the deletion of many rows, PostgreSQL
 * still takes that index for almost empty, and would read it once for each activity.
 */
const isInBinUnindexed = (table: KeptTable): string => `(${isInBin(table)}) IS TRUE`;

/** Returns SQL for the number of the first obstacle of a row `t`; null if there is none. */
function obstacleOf({ bin: { obstacles = [] } }: KeptTable): string {
  return obstacles.length === 0 ? 'NULL::integer' : `CASE ${obstacles.map(({ when }, i) => `WHEN ${when} THEN ${i}`).join(' ')} END`;
}

/** Returns SQL for the id of the row that must be restored before a row `t`; null if there is none. */
function firstOf({ bin: { obstacles = [] } }: KeptTable): string {
  return obstacles.length === 0 ? 'NULL::uuid' : `CASE ${obstacles.map(({ when, first }) => `WHEN ${when} THEN ${first?.id ?? 'NULL'}`).join(' ')} END`;
}

/** Returns SQL for the rows `t` of the bin that contain a text, which is the parameter $1; all rows if it is null. */
const matching = (table: KeptTable): string =>
  `FROM ${table.table} t WHERE ${isInBin(table)} AND ($1::text IS NULL
     OR strpos(search_normalize(concat_ws(' ', ${[table.label, table.bin.about].filter(Boolean).join(', ')})), search_normalize($1)) > 0)`;

/** Counts the rows of the bin that contain a text. */
export async function countKept(manager: EntityManager, table: KeptTable, search: string | null): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${matching(table)}`, [search]);
  return row?.n ?? 0;
}

/** A row of the bin. */
export interface KeptRow {
  id: string;
  label: string | null;
  about: string | null;
  ownerId: string | null;
  deletedAt: Date;
  purgedAt: Date;
  changeId: string | null;
  deletedById: string | null;
  places: number;
  reviews: number;
  photos: number;
  /** Index in `BinTable.obstacles`. */
  obstacle: number | null;
  firstId: string | null;
}

/** Returns the rows of the bin that contain a text, the last deleted first. */
export function readKept(
  manager: EntityManager,
  table: KeptTable,
  search: string | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<KeptRow[]> {
  const { kind, label = 'NULL', bin } = table;
  const { about = 'NULL', owner = 'NULL', along = {} } = bin;
  const counts = (['places', 'reviews', 'photos'] as const).map((name) => `(${along[name] ?? 'SELECT 0'}) AS ${name}`);
  return manager.query(
    `SELECT t.id, ${label} AS label, ${about} AS about, ${owner} AS "ownerId", t.deleted_at AS "deletedAt", t.deleted_at + ${KEPT} AS "purgedAt",
       last.change_id AS "changeId", last.actor_id AS "deletedById", ${counts.join(', ')}, ${obstacleOf(table)} AS obstacle, ${firstOf(table)} AS "firstId"
     FROM (SELECT t.* ${matching(table)} ORDER BY t.deleted_at DESC, t.id DESC LIMIT $2 OFFSET $3) t
     LEFT JOIN LATERAL (
       SELECT a.change_id, a.actor_id FROM activities a WHERE a.target_kind = '${kind}' AND a.target_id = t.id AND ${DELETION}
       ORDER BY a.created_at DESC, a.id DESC LIMIT 1) last ON true
     ORDER BY t.deleted_at DESC, t.id DESC`,
    [search, limit, offset],
  );
}

/** Returns how many rows of a table each change has deleted that are still in the bin, by the id of the change. */
export async function countByChange(manager: EntityManager, table: KeptTable, changeIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: string; n: number }[]>(
    `SELECT a.change_id AS id, count(DISTINCT t.id)::integer AS n FROM activities a JOIN ${table.table} t ON t.id = a.target_id
     WHERE a.change_id = ANY($1::uuid[]) AND a.target_kind = '${table.kind}' AND ${DELETION} AND ${isInBinUnindexed(table)} GROUP BY a.change_id`,
    [changeIds],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Returns those of the rows that are in the bin, each with the index of its obstacle. */
export function obstaclesOf(manager: EntityManager, table: KeptTable, ids: readonly string[]): Promise<Pick<KeptRow, 'id' | 'obstacle'>[]> {
  return manager.query(`SELECT t.id, ${obstacleOf(table)} AS obstacle FROM ${table.table} t WHERE t.id = ANY($1::uuid[]) AND ${isInBin(table)} ORDER BY t.id`, [
    ids,
  ]);
}

/** Selects the rows that a change has deleted and that are in the bin, unsorted. */
export function keptOf(manager: EntityManager, table: KeptTable, changeId: string): SelectQueryBuilder<ObjectLiteral> {
  const entity = manager.dataSource.entityMetadatas.find(({ tableName }) => tableName === table.table);
  if (!entity) throw new Error(`The table ${table.table} has no entity.`);
  const deleted = `SELECT a.target_id FROM activities a WHERE a.change_id = :changeId AND a.target_kind = '${table.kind}' AND ${DELETION}`;
  return manager.createQueryBuilder(entity.target, 't').where(`t.id IN (${deleted}) AND ${isInBinUnindexed(table)}`, { changeId });
}

/** Returns the ids of at most `limit` rows that a change has deleted and that are in the bin. */
export async function deletedBy(manager: EntityManager, table: KeptTable, changeId: string, limit: number): Promise<string[]> {
  const rows = await keptOf(manager, table, changeId).select('t.id', 'id').limit(limit).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** Returns the changes that have last deleted the rows, each with its rows. */
export function lastDeletions(manager: EntityManager, { kind }: KeptTable, ids: readonly string[]): Promise<{ changeId: string; ids: string[] }[]> {
  return manager.query(
    `SELECT "changeId", array_agg(id) AS ids FROM (
       SELECT DISTINCT ON (a.target_id) a.target_id AS id, a.change_id AS "changeId" FROM activities a
       WHERE a.target_kind = '${kind}' AND a.target_id = ANY($1::uuid[]) AND ${DELETION} ORDER BY a.target_id, a.created_at DESC, a.id DESC) last
     GROUP BY "changeId"`,
    [ids],
  );
}

/** Gives the cities and places of photos a new version, because their visible pictures have changed. */
export async function renewOwners(manager: EntityManager, photoIds: readonly string[]): Promise<void> {
  for (const [table, images, owner] of [
    ['cities', 'city_images', 'city_id'],
    ['places', 'place_images', 'place_id'],
  ]) {
    await manager.query(`UPDATE ${table} t SET version = version + 1 WHERE t.id IN (SELECT ${owner} FROM ${images} WHERE photo_id = ANY($1::uuid[]))`, [
      photoIds,
    ]);
  }
}

/** Makes the retention period of rows in the bin end now, and logs it. The next purge deletes them. @returns ids of the rows */
export async function expire(
  manager: EntityManager,
  table: KeptTable,
  ids: readonly string[],
  { id: changeId, actorId }: { id: string; actorId: string | null },
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `WITH gone AS (
       UPDATE ${table.table} t SET deleted_at = now() - ${KEPT} - interval '1 second' WHERE t.id = ANY($1::uuid[]) AND ${isInBin(table)}
       RETURNING t.id, ${table.label ?? 'NULL'} AS label)
     INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label)
     SELECT gen_random_uuid(), $2, $3, 'purged', '${table.kind}', gone.id, gone.label FROM gone RETURNING target_id AS id`,
    [ids, changeId, actorId],
  );
  return rows.map(({ id }) => id);
}
