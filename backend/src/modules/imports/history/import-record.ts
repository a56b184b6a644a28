import type { EntityManager } from 'typeorm';
import { isId, KEPT } from '../../../core/db/index.js';
import { Conflict, NotFound, type Reason } from '../../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../../core/paging/index.js';
import { isRunning } from '../checkpoint.js';
import type { Summary } from '../summary.js';
import type { UndoProgress } from './undo-progress.js';
import { UNDO_IMPORT } from './undo-import.task.js';

/**
 * State of an import:
 * - `running`: it still writes rows
 * - `interrupted`: it has stopped before the end of the file
 * - `undoing`: its undo has begun, and not ended
 */
export type ImportState = 'running' | 'interrupted' | 'done' | 'undoing' | 'undone';

/** An import in the list of imports. */
export interface ImportRecord {
  id: string;
  /** Kind of its rows; null for imports of older versions. */
  kind: 'places' | 'cities' | null;
  /** Id of the user who has started it; null for the command line and for deleted users. */
  actorId: string | null;
  actorName: string | null;
  /** Null for the standard input, and for imports of older versions. */
  fileName: string | null;
  format: string | null;
  sources: string[];
  licences: string[];
  attributions: string[];
  options: Record<string, unknown>;
  summary: Summary;
  state: ImportState;
  startedAt: Date;
  /** Time of the last row, or of the interruption; null while it is running. */
  endedAt: Date | null;
  /** Progress and result of the undo; null if it has not begun. */
  undo: UndoProgress | null;
  undoneAt: Date | null;
  /** Id of the open job that undoes it; null if there is none. */
  jobId: string | null;
  /** Id of the draft from which the console has made it; null for the command line. */
  draftId: string | null;
  /** Whether the time for an undo is over. */
  isExpired: boolean;
}

/** SQL for the state of an import `i`. */
const STATE = `CASE WHEN i.undone_at IS NOT NULL THEN 'undone' WHEN i.undo IS NOT NULL THEN 'undoing' WHEN i.stopped_at IS NOT NULL THEN 'interrupted'
  WHEN i.finished_at IS NOT NULL THEN 'done' WHEN ${isRunning('i.id')} THEN 'running' ELSE 'interrupted' END`;

const COLUMNS = `i.id, i.kind, i.actor_id AS "actorId", u.name AS "actorName", i.file_name AS "fileName", i.format, i.sources, i.licences, i.attributions, i.options,
  i.summary, ${STATE} AS state, i.started_at AS "startedAt", CASE WHEN ${STATE} <> 'running' THEN coalesce(i.stopped_at, i.finished_at, i.updated_at) END AS "endedAt",
  i.undo, i.undone_at AS "undoneAt",
  (SELECT b.id FROM background_jobs b WHERE b.task = '${UNDO_IMPORT.name}' AND b.details ->> 'importId' = i.id::text AND b.state IN ('waiting', 'running') LIMIT 1) AS "jobId",
  substring(i.fingerprint from '^draft:(.*)$') AS "draftId",
  coalesce(i.stopped_at, i.finished_at, i.updated_at) < now() - ${KEPT} AS "isExpired"`;

const FROM = 'FROM imports i LEFT JOIN users u ON u.id = i.actor_id AND u.deleted_at IS NULL';

/** Returns a page of the imports, the newest first. */
export async function listImports(manager: EntityManager, page: PageInput): Promise<Page<ImportRecord>> {
  const [{ n }] = await manager.query<[{ n: number }]>('SELECT count(*)::integer AS n FROM imports');
  return readPage(page, n, ({ offset, limit }) =>
    manager.query<ImportRecord[]>(`SELECT ${COLUMNS} ${FROM} ORDER BY i.started_at DESC, i.id DESC LIMIT $1 OFFSET $2`, [limit, offset]),
  );
}

/** Returns an import. @param isLocked locks its row until the end of the transaction @throws NotFound */
export async function getImport(manager: EntityManager, id: string, { isLocked = false } = {}): Promise<ImportRecord> {
  if (!isId(id)) throw new NotFound('import');
  const [found] = await manager.query<ImportRecord[]>(`SELECT ${COLUMNS} ${FROM} WHERE i.id = $1${isLocked ? ' FOR UPDATE OF i' : ''}`, [id]);
  if (!found) throw new NotFound('import');
  return found;
}

/** Returns why an import cannot be undone; null if it can. */
export function undoObstacle({ kind, state, isExpired }: Pick<ImportRecord, 'kind' | 'state' | 'isExpired'>): Reason | null {
  if (state === 'undone') return 'console.importUndone';
  if (kind === null) return 'console.importNotRecorded';
  if (state === 'running') return 'console.importRunning';
  return isExpired && state !== 'undoing' ? 'console.importExpired' : null;
}

/** Returns an import that can be undone. @param isLocked as for `getImport` @throws NotFound, Conflict if it cannot be undone */
export async function requireUndoable(manager: EntityManager, id: string, { isLocked = false } = {}): Promise<ImportRecord> {
  const record = await getImport(manager, id, { isLocked });
  const obstacle = undoObstacle(record);
  if (obstacle) throw new Conflict(obstacle);
  return record;
}

/** Deletes the former values that imports have recorded longer ago than the retention period. @returns the number of deleted rows */
export async function purgeImportChanges({ manager }: { manager: EntityManager }): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `DELETE FROM import_changes c USING imports i
     WHERE i.id = c.import_id AND coalesce(i.stopped_at, i.finished_at, i.updated_at) < now() - ${KEPT} AND (i.undo IS NULL OR i.undone_at IS NOT NULL)`,
  );
  return count;
}
