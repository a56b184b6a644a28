import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { ResponseCache, CacheInvalidator } from '../../core/response-cache/index.js';
import { poolStateOf } from '../../core/db/index.js';
import type { MailCounts } from '../../core/mail/index.js';
import type { ReplicatedReads } from '../../core/replicas/index.js';
import type { ConcurrencyLimiter } from '../http/index.js';
import { counter, gauge } from './registry.js';

/** Components of the fast path that are measured. */
export interface ReadParts {
  database: ReplicatedReads;
  /** undefined: responses are not cached. */
  cache: ResponseCache | undefined;
  /** undefined: no component needs notifications of changes. */
  outdated: CacheInvalidator | undefined;
}

/** Adds the metrics of the response cache, and of the change notifications that invalidate it. */
export function measureAnswers(registry: Registry, { cache, outdated }: ReadParts): void {
  if (cache) {
    const prefix = 'citypins_answer_cache';
    counter(registry, { name: `${prefix}_hits_total`, help: 'Requests with a valid response in the cache.' }, () => cache.hits);
    counter(
      registry,
      { name: `${prefix}_misses_total`, help: 'Requests without a valid response in the cache; stale entries count as misses.' },
      () => cache.misses,
    );
    counter(registry, { name: `${prefix}_outdated_total`, help: 'Requests whose cached response was stale.' }, () => cache.outdatedCount);
    gauge(registry, { name: `${prefix}_entries`, help: 'Cached responses.' }, () => cache.size.entries);
    gauge(registry, { name: `${prefix}_bytes`, help: 'Memory that cached responses use.' }, () => cache.size.bytes);
    gauge(
      registry,
      { name: `${prefix}_max_bytes`, help: 'Memory that cached responses can use (ANSWER_CACHE_MB in each process).' },
      () => cache.size.maxBytes,
    );
  }
  if (outdated) {
    counter(
      registry,
      { name: 'citypins_changes_heard_total', help: 'Notifications of table changes, which invalidate cached responses.' },
      () => outdated.heard,
    );
    gauge(
      registry,
      {
        name: 'citypins_changes_listening',
        help: '1 if every process receives change notifications, else 0. Without them, no cached response is used.',
        aggregator: 'min',
      },
      () => Number(outdated.isHearing),
    );
  }
}

/** Adds the metrics of the connections to the database (or to PgBouncer) and to its replicas. */
export function measureDatabase(registry: Registry, dataSource: DataSource, { database: { primary, replicas } }: ReadParts): void {
  gauge(
    registry,
    {
      name: 'citypins_database_connections',
      help: 'Open connections, by pool: requests, fast path (reads), and fast path at each replica.',
      labelNames: ['pool', 'state'],
    },
    () => {
      const { total, idle } = poolStateOf(dataSource);
      const reads = [['reads', primary.open], ...replicas.map((one) => [`replica ${one.replica}`, one.open])] as [string, number][];
      return [
        [{ pool: 'requests', state: 'busy' }, total - idle],
        [{ pool: 'requests', state: 'idle' }, idle],
        ...reads.map(([pool, open]) => [{ pool, state: 'shared' }, open] as const),
      ];
    },
  );
  gauge(
    registry,
    { name: 'citypins_database_connections_max', help: 'Maximum number of connections of the requests pool (DATABASE_POOL_SIZE in each process).' },
    () => poolStateOf(dataSource).max,
  );
  gauge(registry, { name: 'citypins_database_waiting', help: 'Requests that wait for a connection.' }, () => poolStateOf(dataSource).waiting);
  gauge(registry, { name: 'citypins_database_reads_in_flight', help: 'SQL statements of the fast path in progress, by pool.', labelNames: ['pool'] }, () => [
    [{ pool: 'reads' }, primary.inFlight],
    ...replicas.map((one) => [{ pool: `replica ${one.replica}` }, one.inFlight] as const),
  ]);
  if (replicas.length === 0) return;
  gauge(
    registry,
    { name: 'citypins_replica_used', help: '1 if the replica serves queries of every process, else 0.', labelNames: ['replica'], aggregator: 'min' },
    () => replicas.map((one) => [{ replica: one.replica }, Number(one.progress.isUsed)]),
  );
  gauge(
    registry,
    {
      name: 'citypins_replica_lag_seconds',
      help: 'Time for which a replica lags behind the changes that the primary has reported.',
      labelNames: ['replica'],
      aggregator: 'max',
    },
    () => replicas.map((one) => [{ replica: one.replica }, one.progress.lag]),
  );
}

/** Adds the metrics of the concurrency limiter. */
export function measureAdmission(registry: Registry, admission: ConcurrencyLimiter): void {
  gauge(registry, { name: 'citypins_admission_under_way', help: 'Requests in progress that need the database.' }, () => admission.state.underWay);
  gauge(
    registry,
    { name: 'citypins_admission_limit', help: 'Current limit of concurrent requests; it adapts to their duration.' },
    () => admission.state.limit,
  );
  gauge(registry, { name: 'citypins_admission_waiting', help: 'Requests that wait for a slot.' }, () => admission.state.waiting);
  counter(
    registry,
    { name: 'citypins_admission_refused_total', help: 'Requests refused with 503, because no slot became free in time.' },
    () => admission.state.refused,
  );
}

/** Adds the metric of mails: sent (or written to the outbox) and failed. */
export function measureMails(registry: Registry, counts: Readonly<MailCounts>): void {
  counter(registry, { name: 'citypins_mails_total', help: 'Mails, by outcome: sent (or written to the outbox) or failed.', labelNames: ['outcome'] }, () => [
    [{ outcome: 'sent' }, counts.sent],
    [{ outcome: 'failed' }, counts.failed],
  ]);
}
