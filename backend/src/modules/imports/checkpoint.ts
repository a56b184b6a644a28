import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { newId } from '../../core/db/index.js';
import { ActivityAction } from '../activities/index.js';
import { logImport } from './import-log.js';
import { beginningOf, HEAD, UnusableFile } from './readers/index.js';
import { countsOf, emptySummary, type Summary } from './summary.js';

/** Progress of an import, from which an interrupted import resumes. */
export interface Checkpoint {
  /** Id of the row in `imports`; empty for a dry run, which stores nothing. */
  id: string;
  /** Number of records of the file that are processed. */
  position: number;
  /** Size of the reject file (bytes). */
  rejectsSize: number;
  summary: Summary;
  /** Time at which the import has started, also if it was interrupted since; undefined for a dry run. */
  startedAt?: Date;
}

/** Description of an import for the list of imports. */
export interface ImportDescription {
  what: 'places' | 'cities';
  format: string;
  /** Name of the file without its folder; null for the standard input. */
  fileName: string | null;
  /** Id of the user who has started it; null for the command line. */
  actorId: string | null;
  /** Options that differ from their defaults, by name. */
  options: Record<string, unknown>;
}

/** Sources, licences and attributions of the rows of a batch. */
export interface Credits {
  sources: ReadonlySet<string>;
  licences: ReadonlySet<string>;
  attributions: ReadonlySet<string>;
}

/** Returns a hash of the file's length, beginning and end and of the options. An interrupted import is found by it. */
export function fingerprintOf(file: string, options: unknown): string {
  const { size, head } = beginningOf(file);
  const tail = Buffer.alloc(Math.min(HEAD, size));
  const descriptor = fs.openSync(file, 'r');
  fs.readSync(descriptor, tail, 0, tail.length, size - tail.length);
  fs.closeSync(descriptor);
  return createHash('sha256')
    .update(head)
    .update(tail)
    .update(JSON.stringify([size, options]))
    .digest('base64url');
}

/** First key of the advisory locks of running imports: any number that no other lock uses. */
const RUNNING = 4_202_611;

/** SQL for the second key of the advisory lock of an import. @param id SQL for its id */
const lockKey = (id: string): string => `hashtext(${id}::text)`;

/** SQL condition: a process writes rows of an import. @param id SQL for its id */
export const isRunning = (id: string): string =>
  `EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND d.datname = current_database()
    AND l.classid::bigint = ${RUNNING} AND l.objid::bigint = ${lockKey(id)} & 4294967295::bigint)`;

interface Row {
  id: string;
  position: string;
  rejects_size: string;
  summary: Summary;
  startedAt: Date;
}

/**
 * Returns the checkpoint to start from: that of an unfinished import of the same file, or a new one at position 0. The import counts as running until
 * `endImport`, or until the connection ends: PostgreSQL also notices that when the process is killed. Two processes that import the same file share the
 * lock; `saveCheckpoint` stops the second one.
 * @param fingerprint key of the file and the options; null for an input that cannot be read twice
 * @param isAnew ends the unfinished import, and begins another one
 */
export async function beginImport(
  client: ClientBase,
  fingerprint: string | null,
  isAnew: boolean,
  { what, format, fileName, actorId, options }: ImportDescription,
): Promise<Checkpoint> {
  if (isAnew) {
    await client.query('UPDATE imports SET finished_at = now(), stopped_at = coalesce(stopped_at, updated_at) WHERE fingerprint = $1 AND finished_at IS NULL', [
      fingerprint,
    ]);
  }
  const { rows } = await client.query<Row>(
    `WITH begun AS (
       INSERT INTO imports (id, fingerprint, summary, kind, format, file_name, actor_id, options) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (fingerprint) WHERE finished_at IS NULL DO UPDATE SET updated_at = now(), stopped_at = NULL
       RETURNING id, position, rejects_size, summary, started_at AS "startedAt")
     SELECT *, pg_advisory_lock_shared(${RUNNING}, ${lockKey('id')}) FROM begun`,
    [newId(), fingerprint, emptySummary(), what, format, fileName, actorId, options],
  );
  const [row] = rows as [Row];
  return {
    id: row.id,
    position: Number(row.position),
    rejectsSize: Number(row.rejects_size),
    summary: { ...emptySummary(), ...row.summary },
    startedAt: row.startedAt,
  };
}

/** Ends the state of a running import. @param client the connection on which it has begun */
export async function endImport(client: ClientBase, { id }: Checkpoint): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock_shared(${RUNNING}, ${lockKey('$1')})`, [id]);
}

/** Maximum number of different sources, licences and attributions that an import lists. */
const LISTED = 10;

const extended = (column: string, parameter: string): string =>
  `${column} = (SELECT coalesce(array_agg(item ORDER BY item), '{}') FROM (SELECT DISTINCT unnest(${column} || ${parameter}::text[]) AS item ORDER BY 1 LIMIT ${LISTED}) items)`;

/**
 * Saves the checkpoint.
 * @param before position of the previous checkpoint
 * @throws UnusableFile if another process has moved the checkpoint, because it imports the same file, or undoes the import
 */
export async function saveCheckpoint(
  client: ClientBase,
  before: number,
  { id, position, rejectsSize, summary }: Checkpoint,
  { sources, licences, attributions }: Credits,
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE imports SET position = $3, rejects_size = $4, summary = $5, updated_at = now(),
       ${extended('sources', '$6')}, ${extended('licences', '$7')}, ${extended('attributions', '$8')}
     WHERE id = $1 AND position = $2 AND finished_at IS NULL`,
    [id, before, position, rejectsSize, summary, [...sources], [...licences], [...attributions]],
  );
  if (rowCount === 0) throw new UnusableFile('imports.runsElsewhere');
}

/** Notes that an import has failed or was interrupted. The next import of the same file continues it. */
export async function stopImport(dataSource: DataSource, { id }: Checkpoint): Promise<void> {
  await dataSource.query('UPDATE imports SET stopped_at = now() WHERE id = $1 AND finished_at IS NULL', [id]);
}

/**
 * Marks an import as finished, so that the next import of the same file starts at the beginning, and logs it as one entry.
 * It is no error that the import was marked already, because its undo has begun.
 */
export async function finishImport(dataSource: DataSource, { id, summary }: Checkpoint): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [rows] = await manager.query<[{ actorId: string | null; label: string | null }[]]>(
      `UPDATE imports SET summary = $2, updated_at = now(), finished_at = now() WHERE id = $1 AND finished_at IS NULL
       RETURNING actor_id AS "actorId", file_name AS label`,
      [id, summary],
    );
    if (rows[0]) await logImport(manager, { id, ...rows[0] }, ActivityAction.CREATED, countsOf(summary));
  });
}
