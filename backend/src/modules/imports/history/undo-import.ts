import type { DataSource, EntityManager } from 'typeorm';
import { repeatUndone } from '../../../core/db/index.js';
import { ActivityAction } from '../../activities/index.js';
import { buildDeferredIndexes } from '../deferred-indexes.js';
import { logImport } from '../import-log.js';
import { LOCK } from '../writing/index.js';
import { getImport, type ImportRecord, requireUndoable } from './import-record.js';
import { BEGIN_UNDO, countRemoved, countRestored, forgetChanges, lockChanged, nextAdded, nextChanges, removeAdded, restore } from './undo.query.js';
import { addRemoved, addRestored, noCounts, noProgress, shownCounts, type Step, STEPS, type UndoCounts, type UndoProgress } from './undo-progress.js';

interface Row {
  id: string;
}

interface Options {
  /** Id of the user who undoes the import; null for the command line. */
  actorId: string | null;
  /** Aborts the undo after the current portion. */
  signal: AbortSignal;
  /** Called after each portion. @param total estimate of all rows */
  onProgress?: (done: number, total: number) => Promise<void> | void;
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** Counts what the undo of an import would do. Changes nothing. @throws NotFound, Conflict if it cannot be undone */
export async function planUndo(dataSource: DataSource, id: string): Promise<UndoCounts> {
  return dataSource.transaction(async (manager) => {
    const { undo } = await requireUndoable(manager, id);
    await manager.query(BEGIN_UNDO);
    const counts: UndoCounts = undo ?? noCounts();
    for (const table of ['places', 'cities'] as const) {
      addRestored(counts, await manager.query(countRestored(table), [id, null]));
      const step = table === 'places' ? 'removePlaces' : 'removeCities';
      const after = undo?.step === step ? undo.after : null;
      if (!isPast(undo, step)) addRemoved(counts, table, await manager.query(countRemoved(table), [id, after]));
    }
    return counts;
  });
}

/**
 * Removes what an import has added and nobody has touched since, and restores what it has changed where nobody has changed it since. Works in portions;
 * each is a transaction that also stores the progress, so an interrupted undo continues where it has stopped. Two processes can undo the same import:
 * their portions alternate.
 * @throws NotFound, Conflict if the import cannot be undone; the reason of the signal if it is aborted
 */
export async function undoImport(dataSource: DataSource, id: string, { actorId, signal, onProgress }: Options): Promise<UndoCounts> {
  const { summary } = await dataSource.transaction((manager) => begin(manager, id));
  await buildDeferredIndexes(dataSource); // an interrupted import of a new site has left them
  const total = summary.added + summary.updated + summary.citiesAdded;
  for (let progress = noProgress(); ; ) {
    signal.throwIfAborted();
    progress = await repeatUndone(() => dataSource.transaction((manager) => undoPortion(manager, id, actorId)));
    await onProgress?.(progress.done, Math.max(total, progress.done));
    if (progress.step === null) return progress;
  }
}

/** Notes that the undo has begun, and forgets pairs. An interrupted import is finished by that: the next import of its file starts at the beginning. */
async function begin(manager: EntityManager, id: string): Promise<ImportRecord> {
  const record = await requireUndoable(manager, id, { isLocked: true });
  await manager.query('UPDATE imports SET undo = coalesce(undo, $2), finished_at = coalesce(finished_at, now()) WHERE id = $1', [id, noProgress()]);
  await manager.query('DELETE FROM import_pairs WHERE import_id = $1', [id]);
  return record;
}

async function undoPortion(manager: EntityManager, id: string, actorId: string | null): Promise<UndoProgress> {
  await manager.query(BEGIN_UNDO);
  // Imports add and update rows in batches; an undo between two batches cannot meet them in a deadlock.
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const { undo, fileName } = await getImport(manager, id, { isLocked: true });
  const progress = undo ?? noProgress();
  if (progress.step === null) return progress; // another process has ended the undo
  const rows = await DO[progress.step](manager, id, progress);
  progress.done += rows.length;
  progress.after = rows.at(-1) ?? null;
  if (rows.length === 0) progress.step = STEPS[STEPS.indexOf(progress.step) + 1] ?? null;
  await manager.query('UPDATE imports SET undo = $2 WHERE id = $1', [id, progress]);
  if (progress.step === null) {
    await manager.query('UPDATE imports SET undone_at = now(), undone_by = $2 WHERE id = $1', [id, actorId]);
    await logImport(manager, { id, actorId, label: fileName }, ActivityAction.UNDONE, shownCounts(progress));
  }
  return progress;
}

/** Handles the next rows of each step. Returns their ids; none at the end of the step. */
const DO: Readonly<Record<Step, (manager: EntityManager, id: string, progress: UndoProgress) => Promise<string[]>>> = {
  restorePlaces: (manager, id, progress) => restoreRows(manager, 'places', id, progress),
  restoreCities: (manager, id, progress) => restoreRows(manager, 'cities', id, progress),
  removePlaces: (manager, id, progress) => removeRows(manager, 'places', id, progress),
  removeCities: (manager, id, progress) => removeRows(manager, 'cities', id, progress),
};

async function restoreRows(manager: EntityManager, table: 'places' | 'cities', id: string, progress: UndoProgress): Promise<string[]> {
  const ids = idsOf(await manager.query<Row[]>(nextChanges(table), [id]));
  if (ids.length === 0) return ids;
  await manager.query(lockChanged(table), [ids]);
  addRestored(progress, await manager.query(restore(table), [id, ids]));
  await manager.query(forgetChanges(table), [id, ids]);
  return ids;
}

async function removeRows(manager: EntityManager, table: 'places' | 'cities', id: string, progress: UndoProgress): Promise<string[]> {
  const ids = idsOf(await manager.query<Row[]>(nextAdded(table), [id, progress.after]));
  if (ids.length > 0) addRemoved(progress, table, await manager.query(removeAdded(table), [ids]));
  return ids;
}

const isPast = (undo: UndoProgress | null, step: Step): boolean => undo !== null && (undo.step === null || STEPS.indexOf(undo.step) > STEPS.indexOf(step));
