import type { DataSource } from 'typeorm';
import { englishOf, type Reason } from '../../../core/errors/index.js';
import { type BackgroundAttempt, GivenUp, type Handler, handleInBackground, type Task } from '../../../core/jobs/index.js';
import { viewerOf } from '../../activities/index.js';
import type { ImportFolder } from '../import-folder.js';
import { type ImportReason, reasonFaceOf } from '../import-reason.type.js';
import { UnusableFile } from '../readers/index.js';
import { type Draft, findDraft, reasonWithoutFile } from './draft.record.js';
import type { DraftOrder } from './draft.task.js';

/** Parts that the jobs of drafts share. */
export interface DraftWork {
  dataSource: DataSource;
  folder: ImportFolder;
}

/** One attempt at a step of a draft. */
export interface DraftAttempt extends Pick<BackgroundAttempt, 'id'> {
  draft: Draft;
  /** Path of the uploaded file. */
  file: string;
  /** Aborts when somebody cancels the job, when its user may not do this any more, and when the process shuts down. */
  signal: AbortSignal;
  /** Stores the progress, and checks the rights of the user again. */
  onProgress: (done: number, total?: number) => void;
}

/** Fails a job with a reason that the draft shows. */
class Unusable extends Error {
  constructor(readonly face: ImportReason) {
    super(face.text);
  }
}

/** Returns the error that fails a job at once, with a reason that the draft shows. */
export const unusable = (reason: Reason): Unusable => new Unusable(reasonFaceOf(reason));

/** Returns the reason that the draft shows for an error; undefined for a failure of the installation, which another attempt can avoid. */
function problemOf(error: unknown): ImportReason | undefined {
  if (error instanceof Unusable) return error.face;
  return error instanceof UnusableFile ? reasonFaceOf(error.reason) : undefined;
}

/** Deletes what only an unfinished draft needs, when its import is done. */
export async function endDraft({ dataSource, folder }: DraftWork, draftId: string): Promise<void> {
  await dataSource.query('DELETE FROM import_preview_rows WHERE draft_id = $1', [draftId]);
  await dataSource.query('UPDATE import_drafts SET updated_at = now() WHERE id = $1', [draftId]);
  await folder.remove(draftId, ['upload']);
}

/** Runs a function with the file of a draft. Progress is stored while the function goes on. */
async function attempt(
  { dataSource, folder }: DraftWork,
  draft: Draft,
  order: DraftOrder,
  parts: BackgroundAttempt,
  run: (attempt: DraftAttempt) => Promise<void>,
) {
  const requireRights = () => viewerOf(dataSource.manager, order.actor, 'admin', draft.id);
  await requireRights();
  if (!(await folder.has(draft.id, 'upload'))) {
    throw unusable(reasonWithoutFile(draft));
  }
  const stop = new AbortController();
  const signal = AbortSignal.any([parts.signal, stop.signal]);
  let storing: Promise<void> | undefined;
  const store = async (done: number, total?: number) => {
    try {
      await parts.report(done, total);
      await requireRights();
    } catch (error) {
      stop.abort(error);
    }
    storing = undefined;
  };
  const onProgress = (done: number, total?: number) => void (storing ??= store(done, total));
  try {
    await run({ id: parts.id, draft, file: folder.pathOf(draft.id, 'upload'), signal, onProgress });
    await storing;
  } catch (error) {
    await storing;
    signal.throwIfAborted(); // the error of an aborted step says less
    throw error;
  }
}

/**
 * Creates the handler of a step of drafts. It checks the rights of its user again, and does nothing for a draft that was discarded.
 * A file that cannot be used fails the job at once, and the draft says why.
 */
export const draftHandler = <Order extends DraftOrder>(
  task: Task<Order>,
  work: DraftWork,
  run: (attempt: DraftAttempt, order: Order) => Promise<void>,
): Handler =>
  handleInBackground(task, work.dataSource.manager, async (order, parts) => {
    const { manager } = work.dataSource;
    const draft = await findDraft(manager, order.draftId);
    if (!draft) return;
    if (draft.step === 'run' && draft.isImported) return endDraft(work, draft.id); // the process ended after the import
    if (draft.jobId !== parts.id) throw new GivenUp(englishOf('console.importReplaced'));
    try {
      await attempt(work, draft, order, parts, (one) => run(one, order));
    } catch (error) {
      if (!(await findDraft(manager, draft.id))) return;
      const problem = problemOf(error);
      if (!problem) throw error;
      await manager.query('UPDATE import_drafts SET problem = $3, updated_at = now() WHERE id = $1 AND job_id = $2', [draft.id, parts.id, problem]);
      throw new GivenUp(problem.text);
    }
  });
