import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobHelpers, parseCronItems, run, type Runner, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from '../logging/index.js';
import { LifeSign, releaseAbandoned } from './abandoned.js';
import { createJobPool, JOB_SETTINGS, loggerOf, quietLogger } from './settings.js';
import { defineTask, type Handler, handle } from './task.js';

/** Number of jobs that one process runs simultaneously. There are at most 20 webhooks, each with its own queue, and an attempt takes at most 10 s. */
const CONCURRENCY = 8;
/** Time (ms) that running jobs have at shutdown before they are aborted. */
const SHUTDOWN_PATIENCE = 2000;
/** Pause (ms) before a job runner that has ended unexpectedly is restarted. */
const PAUSE = 1000;

/** A task that runs on a schedule. */
export interface Recurring {
  handler: Handler;
  /** Cron expression of five fields, in UTC. */
  cron: string;
  /** Jobs of one queue run one at a time; by default, each task has its own queue. */
  queue?: string;
}

const RELEASE = defineTask<object>('release-abandoned', { maxAttempts: 1 });

interface RunnerParts {
  /** Connection to the primary itself: PgBouncer does not pass notifications on. */
  connection: pg.ClientConfig;
  dataSource: DataSource;
  handlers: readonly Handler[];
  recurring: readonly Recurring[];
  logger: Logger;
}

/** Runs jobs until it is stopped. Several processes can share one database; each job runs in one of them. */
export class JobRunner {
  private readonly pool: pg.Pool;
  private readonly tasks: TaskList;
  private runner: Runner | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly parts: RunnerParts) {
    const { connection, dataSource, handlers, recurring } = parts;
    this.pool = createJobPool({ ...connection, max: CONCURRENCY + 2, application_name: 'citypins jobs' });
    const release = handle(RELEASE, (_, { signal }) => releaseAbandoned(dataSource.manager, signal));
    this.tasks = taskListOf([...handlers, ...recurring.map(({ handler }) => handler), release]);
  }

  start(): void {
    this.running = this.keepRunning();
  }

  /** Starts no more jobs and waits for running ones. A job that takes too long is aborted and retried later. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.runner?.stop().catch(() => undefined); // it has already ended
    await this.running;
    await this.pool.end();
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.runUntilEnd().catch((err: unknown) => this.parts.logger.error({ err }, 'The job runner has ended; restarting it'));
      await sleep(PAUSE, undefined, { signal: this.stopping.signal }).catch(() => undefined); // stop() was called
    }
  }

  private async runUntilEnd(): Promise<void> {
    const { connection, dataSource, recurring, logger } = this.parts;
    await releaseAbandoned(dataSource.manager, this.stopping.signal);
    const events = new EventEmitter() as WorkerEvents;
    let sign: LifeSign | undefined;
    events.on('pool:create', ({ workerPool }) => (sign = new LifeSign(connection, workerPool.id, logger)));
    logFailures(events, logger);
    try {
      this.runner = await run({
        ...JOB_SETTINGS,
        pgPool: this.pool,
        taskList: this.tasks,
        parsedCronItems: parseCronItems([
          { task: RELEASE.name, match: '* * * * *', options: { maxAttempts: 1 } },
          ...recurring.map(({ handler: { task }, cron, queue = task }) => ({ task, match: cron, options: { queueName: queue, maxAttempts: 3, priority: 20 } })),
        ]),
        concurrency: CONCURRENCY,
        gracefulShutdownAbortTimeout: SHUTDOWN_PATIENCE,
        logger: loggerOf(logger),
        events,
      });
      if (this.stopping.signal.aborted) await this.runner.stop();
      await this.runner.promise;
    } finally {
      await sign?.close();
    }
  }
}

/** Runs the due jobs, and due jobs that they add, one at a time, until none can start. */
export async function runDueJobs(pool: pg.Pool, handlers: readonly Handler[], logger: Logger): Promise<void> {
  const events = new EventEmitter() as WorkerEvents;
  logFailures(events, logger);
  await runOnce({ ...JOB_SETTINGS, pgPool: pool, taskList: taskListOf(handlers), concurrency: 1, logger: quietLogger, events });
}

const taskListOf = (handlers: readonly Handler[]): TaskList =>
  Object.fromEntries(
    handlers.map(({ task, run: work }) => [
      task,
      (payload: unknown, { abortSignal, job }: JobHelpers) => work(payload, { signal: abortSignal, isLast: job.attempts >= job.max_attempts }),
    ]),
  );

/** Logs failures without the payload, which can contain addresses. */
function logFailures(events: WorkerEvents, logger: Logger): void {
  events.on('job:error', ({ job, error }) => {
    const isLast = job.attempts >= job.max_attempts;
    const facts = { err: error, task: job.task_identifier, job: job.id, attempt: job.attempts };
    if (isLast) logger.error(facts, 'A job has failed for good');
    else logger.warn(facts, 'A job has failed and will be retried');
  });
}
