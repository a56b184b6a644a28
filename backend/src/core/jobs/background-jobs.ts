import type { EntityManager } from 'typeorm';
import { JobQueue } from './job-queue.js';
import type { Task } from './task.js';

/** States of a background job. A waiting job can have failed before: `error` then says why, and it is tried again. */
export type BackgroundState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** A long job that admins can follow. */
export interface BackgroundJob {
  id: string;
  task: string;
  /** Values for the sentence about the job. */
  details: Record<string, unknown>;
  /** Id of the user who started it; null for the schedule and for deleted users. */
  actorId: string | null;
  state: BackgroundState;
  /** Whether somebody has cancelled it. A running job then ends soon. */
  isCancelled: boolean;
  /** Amounts of work, in units of the task; `total` is null until it is known. */
  done: number;
  total: number | null;
  /** Why the last attempt failed. */
  error: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** Payload that a background job has in the queue. */
export interface Ticket {
  backgroundId: string;
}

const keyOf = (id: string): string => `background ${id}`;

/** Days for which ended jobs are kept. */
const KEPT = 30;

/** Why a job has failed whose process was stopped or killed during its last attempt. */
export const STOPPED = 'The app was stopped';

/**
 * SQL for whether the process of the last attempt at a job `b` has ended without writing it down. The queue then has the job with no attempts left
 * and without a lock.
 */
const IS_LOST = `(b.state IN ('waiting', 'running') AND (q.id IS NULL OR (q.locked_at IS NULL AND q.attempts >= q.max_attempts)))`;
const COLUMNS = `b.id, b.task, b.details, b.actor_id AS "actorId", CASE WHEN ${IS_LOST} THEN 'failed' ELSE b.state END AS state, b.is_cancelled AS "isCancelled", b.done::float8 AS done,
  b.total::float8 AS total, CASE WHEN ${IS_LOST} THEN coalesce(b.error, '${STOPPED}') ELSE b.error END AS error, b.created_at AS "createdAt", b.started_at AS "startedAt", b.ended_at AS "endedAt"`;
const FROM = `FROM background_jobs b LEFT JOIN graphile_worker.jobs q ON q.key = 'background ' || b.id`;

interface Order {
  actorId: string | null;
  details?: Record<string, unknown>;
  /** Whether to add nothing while another job of the task waits. */
  isSingle?: boolean;
}

/** Adds long jobs, and shows, cancels and retries them. */
export class BackgroundJobs {
  private readonly queue: JobQueue;

  constructor(private readonly manager: EntityManager) {
    this.queue = new JobQueue(manager);
  }

  /** Adds a job in the transaction of the entity manager. Jobs of one task run one at a time, also across processes. @returns its id, or that of the waiting one */
  async add<P extends object>(task: Task<P>, payload: P, { actorId, details = {}, isSingle = false }: Order): Promise<string> {
    const waiting = isSingle ? await this.waiting(task) : undefined;
    if (waiting) return waiting;
    const [{ id }] = await this.manager.query<[{ id: string }]>(
      'INSERT INTO background_jobs (id, task, payload, details, actor_id) VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id',
      [task.name, payload, details, actorId],
    );
    await this.enqueue(task, id);
    return id;
  }

  private async waiting({ name }: Task<object>): Promise<string | undefined> {
    const [job] = await this.manager.query<{ id: string }[]>("SELECT id FROM background_jobs WHERE task = $1 AND state = 'waiting' LIMIT 1", [name]);
    return job?.id;
  }

  /** Returns the newest jobs. */
  list(limit: number, offset = 0): Promise<BackgroundJob[]> {
    return this.manager.query<BackgroundJob[]>(`SELECT ${COLUMNS} ${FROM} ORDER BY b.created_at DESC, b.id DESC LIMIT $1 OFFSET $2`, [limit, offset]);
  }

  /**
   * Returns jobs of some tasks that are open, or ended within the last `seconds`, the newest first.
   * @param details values that the details of the jobs must contain
   */
  recent(tasks: readonly Task<object>[], seconds: number, { actorId, details = {} }: Partial<Order> = {}): Promise<BackgroundJob[]> {
    return this.manager.query<BackgroundJob[]>(
      `SELECT * FROM (SELECT ${COLUMNS} ${FROM} WHERE b.task = ANY($1) AND b.details @> $2::jsonb AND ($3::uuid IS NULL OR b.actor_id = $3)
         AND (b.state IN ('waiting', 'running') OR b.ended_at > now() - make_interval(secs => $4))) job
       WHERE state IN ('waiting', 'running') OR $4 > 0 ORDER BY "createdAt" DESC, id DESC`,
      [tasks.map(({ name }) => name), details, actorId ?? null, seconds],
    );
  }

  async get(id: string): Promise<BackgroundJob | undefined> {
    const [job] = await this.manager.query<BackgroundJob[]>(`SELECT ${COLUMNS} ${FROM} WHERE b.id = $1`, [id]);
    return job;
  }

  /** Returns those of some jobs that still exist, in any order. */
  some(ids: readonly string[]): Promise<BackgroundJob[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.manager.query<BackgroundJob[]>(`SELECT ${COLUMNS} ${FROM} WHERE b.id = ANY($1::uuid[])`, [ids]);
  }

  /** Returns the newest job of a task. */
  async last(task: Task<object>): Promise<BackgroundJob | undefined> {
    const [job] = await this.manager.query<BackgroundJob[]>(`SELECT ${COLUMNS} ${FROM} WHERE b.task = $1 ORDER BY b.created_at DESC, b.id DESC LIMIT 1`, [
      task.name,
    ]);
    return job;
  }

  /** Cancels a waiting job at once, a running one as soon as it looks. @returns whether it was still open */
  async cancel(id: string): Promise<boolean> {
    const [rows] = await this.manager.query<[{ state: BackgroundState }[]]>(
      `UPDATE background_jobs SET is_cancelled = true, state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END,
         ended_at = CASE state WHEN 'waiting' THEN now() END
       WHERE id = $1 AND state IN ('waiting', 'running') RETURNING state`,
      [id],
    );
    if (rows[0]?.state === 'cancelled') await this.queue.remove([keyOf(id)]);
    return rows.length > 0;
  }

  /**
   * Starts a job again that has failed or was cancelled, in the transaction of the entity manager. A job that runs in portions goes on.
   * @returns whether it had ended so
   */
  async retry(task: Task<object>, id: string): Promise<boolean> {
    await this.manager.query('SELECT 1 FROM background_jobs WHERE id = $1 FOR UPDATE', [id]); // of two retries, the second sees the result of the first
    const job = await this.get(id);
    if (job?.state !== 'failed' && job?.state !== 'cancelled') return false;
    await this.manager.query("UPDATE background_jobs SET state = 'waiting', is_cancelled = false, error = NULL, ended_at = NULL WHERE id = $1", [id]);
    await this.enqueue(task, id);
    return true;
  }

  private enqueue({ name, maxAttempts, priority, queue = name }: Task<object>, id: string): Promise<void> {
    return this.queue.add<Ticket>({ name, maxAttempts, priority }, { backgroundId: id }, { key: keyOf(id), queue });
  }
}

/** Deletes jobs that ended long ago. @returns the number of deleted jobs */
export async function purgeBackgroundJobs({ manager }: { manager: EntityManager }): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `DELETE FROM background_jobs WHERE ended_at < now() - make_interval(days => $1) OR (ended_at IS NULL AND created_at < now() - make_interval(days => $1 * 2))`,
    [KEPT],
  );
  return count;
}
