import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { countJobs, type JobCounts } from '../../core/jobs/index.js';
import { type PendingWork, readPendingWork } from '../../modules/imports/index.js';
import { gauge } from './registry.js';

/** Timeout (ms) of the database, because the other metrics wait for this one. */
const PATIENCE = 1_000;

const STATES = ['waiting', 'due', 'running', 'failed'] as const satisfies readonly (keyof JobCounts)[];

/** Shares one query among concurrent callers. Resolves to undefined if the query fails or times out. */
function onceAtATime<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let asked: Promise<T | undefined> | undefined;
  return () => {
    asked ??= Promise.race([ask().catch(() => undefined), sleep(PATIENCE, undefined, { ref: false })]).finally(() => (asked = undefined));
    return asked;
  };
}

/** Adds the metrics of the job queue, and of the work that imports have deferred. */
export function measureBacklog(registry: Registry, dataSource: DataSource): void {
  const backlog = onceAtATime(() => readPendingWork(dataSource));
  const jobs = onceAtATime(() => countJobs(dataSource.manager));
  const one = (name: string, help: string, key: keyof PendingWork) =>
    gauge(registry, { name: `citypins_${name}`, help, aggregator: 'max' }, async () => (await backlog())?.[key] ?? []);
  one('search_backlog_batches', 'Batches of imported places that are not yet in the search index.', 'searchBatches');
  one('postponed_work', 'Tasks that an import has deferred, such as indexes.', 'postponed');
  one('imports_unfinished', 'Imports that are running, or interrupted and resumable.', 'unfinished');
  gauge(
    registry,
    { name: 'citypins_jobs', help: 'Jobs in the queue (mails, webhooks, backups, maintenance), by state.', labelNames: ['state'], aggregator: 'max' },
    async () => {
      const counts = await jobs();
      return counts ? STATES.map((state) => [{ state }, counts[state]] as const) : [];
    },
  );
}
