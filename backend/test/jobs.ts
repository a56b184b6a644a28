import { setTimeout as sleep } from 'node:timers/promises';
import { connectionConfig, type DatabaseConnection } from '../src/core/db/index.js';
import { createJobPool, type Handler, runDueJobs } from '../src/core/jobs/index.js';
import type { Logger } from '../src/core/logging/index.js';

/** Runs the jobs of a test server on demand, because no job runner is started. */
export interface TestJobs {
  /** Runs the due jobs of some tasks. @param isUrgent also runs jobs that are due later; a job that plans itself again runs once */
  run(tasks: readonly string[], options?: { isUrgent?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** Number of webhook jobs that run at the same time. Mails are sent one after the other, so that tests know their order. */
const WEBHOOKS_AT_ONCE = 3;
/** Pause (ms) between two rounds. */
const PAUSE = 2;

const OF_TASKS = 'task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($1))';
/** A prepared statement, because it runs after each request of a test. */
const IS_DUE = { name: 'is-due', text: `SELECT FROM graphile_worker._private_jobs WHERE ${OF_TASKS} AND is_available AND run_at <= now() LIMIT 1` };
const HURRY = `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE ${OF_TASKS}`;

export function createTestJobs(connection: DatabaseConnection, handlers: readonly Handler[], logger: Logger): TestJobs {
  const pool = createJobPool({ ...connectionConfig(connection), max: 4 });
  let last: Promise<void> = Promise.resolve();
  const runNow = async (tasks: readonly string[], isUrgent: boolean): Promise<void> => {
    if (isUrgent) await pool.query(HURRY, [tasks]);
    const own = handlers.filter(({ task }) => tasks.includes(task));
    // Several rounds: the next job of a queue cannot start while the previous one is being completed.
    const work = async (): Promise<void> => {
      while ((await pool.query({ ...IS_DUE, values: [tasks] })).rows.length > 0) {
        await runDueJobs(pool, own, logger);
        await sleep(PAUSE);
      }
    };
    await Promise.all(Array.from({ length: tasks.includes('webhook') ? WEBHOOKS_AT_ONCE : 1 }, work));
  };
  return {
    run(tasks, { isUrgent = false } = {}) {
      const run = last.then(() => runNow(tasks, isUrgent));
      last = run.catch(() => undefined);
      return run;
    },
    async close() {
      await last;
      await pool.end();
    },
  };
}
