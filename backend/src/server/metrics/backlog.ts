import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { countJobs, type JobCounts } from '../../core/jobs/index.js';
import { type Backlog, readBacklog } from '../../modules/imports/index.js';
import { gauge } from './registry.js';

/** Time (ms) that the database has to answer: the other metrics do not wait any longer. */
const PATIENCE = 1_000;

const STATES = ['waiting', 'due', 'running', 'failed'] as const satisfies readonly (keyof JobCounts)[];

/** Asks once for readers that come at the same moment. Answers undefined where the database does not. */
function onceAtATime<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let asked: Promise<T | undefined> | undefined;
  return () => {
    asked ??= Promise.race([ask().catch(() => undefined), sleep(PATIENCE, undefined, { ref: false })]).finally(() => (asked = undefined));
    return asked;
  };
}

/** Measures what imports have left to do, and the job queue. */
export function measureBacklog(registry: Registry, dataSource: DataSource): void {
  const backlog = onceAtATime(() => readBacklog(dataSource));
  const jobs = onceAtATime(() => countJobs(dataSource.manager));
  const one = (name: string, help: string, key: keyof Backlog) =>
    gauge(registry, { name: `citypins_${name}`, help, aggregator: 'max' }, async () => (await backlog())?.[key] ?? []);
  one('search_backlog_batches', 'Batches of imported places that the search does not find yet.', 'searchBatches');
  one('postponed_work', 'Indexes and the like that an import has put off.', 'postponed');
  one('imports_unfinished', 'Imports that run, or were interrupted and can go on.', 'unfinished');
  gauge(
    registry,
    { name: 'citypins_jobs', help: 'Jobs of the queue (mails, webhooks, backups, upkeep), by state.', labelNames: ['state'], aggregator: 'max' },
    async () => {
      const counts = await jobs();
      return counts ? STATES.map((state) => [{ state }, counts[state]] as const) : [];
    },
  );
}
