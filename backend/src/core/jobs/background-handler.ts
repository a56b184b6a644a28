import type { EntityManager } from 'typeorm';
import { STOPPED, type Ticket } from './background-jobs.js';
import { type Attempt, type Handler, handle, type Task } from './task.js';

/** Interval (ms) at which a running job looks whether somebody has cancelled it. */
const LOOK = 1000;

/** How much of a job that runs in portions is done. */
export interface JobProgress {
  /** Finished amount of work. */
  done: number;
  /** Details of the job. */
  details: Record<string, unknown>;
}

/** One attempt at a background job. */
export interface BackgroundAttempt extends Pick<Attempt, 'signal'> {
  /** Id of the job. */
  id: string;
  /** Progress of former attempts. */
  former: JobProgress;
  /**
   * Stores the progress in the transaction of a portion that adds to `done`, so that no portion is done twice.
   * @throws if another process has gone on with the job; the transaction must then be rolled back
   */
  advance: (manager: EntityManager, from: number, to: JobProgress) => Promise<void>;
  /** Stores the progress, and stops the job if it was cancelled. @param total whole amount of work, in the same unit as `done` @throws if cancelled */
  report: (done: number, total?: number) => Promise<void>;
}

/** Fails a job at once: another attempt would fail as well. The message says why. */
export class GivenUp extends Error {}

/** The reason of the signal of a cancelled job. */
class Cancelled extends Error {
  constructor() {
    super('The job was cancelled.');
  }
}

/**
 * Binds a function to a task of background jobs. The function gets the payload of `BackgroundJobs.add`. Its signal aborts when somebody cancels the job
 * and when the process shuts down; it must then change nothing more.
 * @param manager outside of the job's transactions, so that others see the progress
 */
export const handleInBackground = <P extends object>(
  { name, maxAttempts, priority }: Task<P>,
  manager: EntityManager,
  run: (payload: P, attempt: BackgroundAttempt) => Promise<void>,
): Handler =>
  handle<Ticket>({ name, maxAttempts, priority }, async ({ backgroundId: id }, { signal, isLast }) => {
    const begun = await begin(manager, id);
    if (!begun) return;
    const { payload, ...former } = begun;
    const cancel = new AbortController();
    const look = setInterval(
      () =>
        void isCancelled(manager, id).then(
          (is) => is && cancel.abort(new Cancelled()),
          () => undefined,
        ),
      LOOK,
    );
    const report = async (done: number, total?: number) => {
      if (await progress(manager, id, done, total)) cancel.abort(new Cancelled());
      cancel.signal.throwIfAborted();
    };
    const advance = async (portion: EntityManager, from: number, to: JobProgress) => {
      if (await advanceIn(portion, id, from, to)) cancel.abort(new Cancelled());
    };
    try {
      await run(payload as P, { id, former, signal: AbortSignal.any([signal, cancel.signal]), report, advance });
      await end(manager, id, { state: 'done' });
    } catch (error) {
      if (cancel.signal.aborted && !signal.aborted) {
        await end(manager, id, { state: 'cancelled' });
        return;
      }
      if (error instanceof GivenUp) {
        await end(manager, id, { state: 'failed', error: error.message });
        return;
      }
      if (isLast) await end(manager, id, { state: 'failed', error: signal.aborted ? STOPPED : (error as Error).message });
      else await end(manager, id, { state: 'waiting', error: signal.aborted ? null : (error as Error).message });
      throw error;
    } finally {
      clearInterval(look);
    }
  });

/** Marks a job as running. @returns its payload and progress; undefined if it has ended */
async function begin(manager: EntityManager, id: string): Promise<(JobProgress & { payload: unknown }) | undefined> {
  const [rows] = await manager.query<[(JobProgress & { payload: unknown })[]]>(
    `UPDATE background_jobs SET state = 'running', started_at = coalesce(started_at, now()), error = NULL
     WHERE id = $1 AND state IN ('waiting', 'running') AND NOT is_cancelled RETURNING payload, details, done::float8 AS done`,
    [id],
  );
  if (rows[0]) return rows[0];
  await manager.query("UPDATE background_jobs SET state = 'cancelled', ended_at = now() WHERE id = $1 AND is_cancelled AND ended_at IS NULL", [id]);
  return undefined;
}

async function progress(manager: EntityManager, id: string, done: number, total?: number): Promise<boolean> {
  const [rows] = await manager.query<[{ isCancelled: boolean }[]]>(
    'UPDATE background_jobs SET done = $2, total = coalesce($3, total) WHERE id = $1 RETURNING is_cancelled AS "isCancelled"',
    [id, done, total ?? null],
  );
  return rows[0]?.isCancelled ?? true;
}

/** @returns whether the job was cancelled */
async function advanceIn(manager: EntityManager, id: string, from: number, { done, details }: JobProgress): Promise<boolean> {
  const [rows] = await manager.query<[{ isCancelled: boolean }[]]>(
    `UPDATE background_jobs SET done = $2, details = details || $3::jsonb WHERE id = $1 AND done = $4 AND state = 'running' RETURNING is_cancelled AS "isCancelled"`,
    [id, done, details, from],
  );
  if (!rows[0]) throw new Error('Another process has gone on with the job');
  return rows[0].isCancelled;
}

async function isCancelled(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT 1 FROM background_jobs WHERE id = $1 AND is_cancelled', [id]);
  return rows.length > 0;
}

async function end(manager: EntityManager, id: string, { state, error = null }: { state: string; error?: string | null }): Promise<void> {
  await manager.query(
    `UPDATE background_jobs SET state = $2, error = $3, done = CASE $2 WHEN 'done' THEN coalesce(total, done) ELSE done END,
       ended_at = CASE $2 WHEN 'waiting' THEN NULL ELSE now() END
     WHERE id = $1`,
    [id, state, error],
  );
}
