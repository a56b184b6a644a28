import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { AnswerCache, Outdated } from '../../core/answers/index.js';
import { poolStateOf } from '../../core/db/data-source.js';
import type { MailCounts } from '../../core/mail/index.js';
import type { ReplicatedReads } from '../../core/replicas/index.js';
import type { Admission } from '../http/admission.js';
import { counter, gauge } from './registry.js';

/** What answers reads for everyone. */
export interface ReadParts {
  database: ReplicatedReads;
  /** undefined: nothing is kept. */
  cache: AnswerCache | undefined;
  /** undefined: nobody needs to hear of changes. */
  outdated: Outdated | undefined;
}

/** Answers that are kept, and what they depend on: hearing of changes. */
export function measureAnswers(registry: Registry, { cache, outdated }: ReadParts): void {
  if (cache) {
    const prefix = 'citypins_answer_cache';
    counter(registry, { name: `${prefix}_hits_total`, help: 'Answers that were kept and could be given.' }, () => cache.hits);
    counter(registry, { name: `${prefix}_misses_total`, help: 'Answers that were not kept, or no longer stood.' }, () => cache.misses);
    counter(registry, { name: `${prefix}_outdated_total`, help: 'Answers that were kept and no longer stood when somebody asked.' }, () => cache.outdatedCount);
    gauge(registry, { name: `${prefix}_entries`, help: 'Answers that are kept.' }, () => cache.size.entries);
    gauge(registry, { name: `${prefix}_bytes`, help: 'Memory of the answers that are kept.' }, () => cache.size.bytes);
    gauge(registry, { name: `${prefix}_max_bytes`, help: 'Memory that answers may take (ANSWER_CACHE_MB in each process).' }, () => cache.size.maxBytes);
  }
  if (outdated) {
    counter(
      registry,
      { name: 'citypins_changes_heard_total', help: 'Changes of tables that the database has told of, by which kept answers end.' },
      () => outdated.heard,
    );
    gauge(
      registry,
      { name: 'citypins_changes_listening', help: 'Whether every process hears of changes: 1, or 0. Where not, nothing kept is given.', aggregator: 'min' },
      () => Number(outdated.isHearing),
    );
  }
}

/** Connections to the database, or to PgBouncer before it, and to its replicas. */
export function measureDatabase(registry: Registry, dataSource: DataSource, { database: { primary, replicas } }: ReadParts): void {
  gauge(
    registry,
    {
      name: 'citypins_database_connections',
      help: 'Open connections, by pool: of requests, of reads, and of reads at each replica.',
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
    { name: 'citypins_database_connections_max', help: 'Connections that requests may open (DATABASE_POOL_SIZE in each process).' },
    () => poolStateOf(dataSource).max,
  );
  gauge(registry, { name: 'citypins_database_waiting', help: 'Requests that wait for a connection.' }, () => poolStateOf(dataSource).waiting);
  gauge(
    registry,
    { name: 'citypins_database_reads_in_flight', help: 'Statements of reads that were sent and not answered, by pool.', labelNames: ['pool'] },
    () => [[{ pool: 'reads' }, primary.inFlight], ...replicas.map((one) => [{ pool: `replica ${one.replica}` }, one.inFlight] as const)],
  );
  if (replicas.length === 0) return;
  gauge(
    registry,
    { name: 'citypins_replica_used', help: 'Whether a replica answers reads of every process: 1, or 0.', labelNames: ['replica'], aggregator: 'min' },
    () => replicas.map((one) => [{ replica: one.replica }, Number(one.progress.isUsed)]),
  );
  gauge(
    registry,
    {
      name: 'citypins_replica_lag_seconds',
      help: 'For how long a replica has not replayed all changes that were heard of.',
      labelNames: ['replica'],
      aggregator: 'max',
    },
    () => replicas.map((one) => [{ replica: one.replica }, one.progress.lag]),
  );
}

/** Requests that are worked on, wait or are refused. */
export function measureAdmission(registry: Registry, admission: Admission): void {
  gauge(registry, { name: 'citypins_admission_under_way', help: 'Requests that need the database and are worked on.' }, () => admission.state.underWay);
  gauge(
    registry,
    { name: 'citypins_admission_limit', help: 'Requests that may be worked on at once, which follows how fast they are answered.' },
    () => admission.state.limit,
  );
  gauge(registry, { name: 'citypins_admission_waiting', help: 'Requests that wait for their turn.' }, () => admission.state.waiting);
  counter(registry, { name: 'citypins_admission_refused_total', help: 'Requests whose turn did not come: 503.' }, () => admission.state.refused);
}

/** Mails that have left, or were kept in the outbox, and those that could not be sent. */
export function measureMails(registry: Registry, counts: Readonly<MailCounts>): void {
  counter(
    registry,
    { name: 'citypins_mails_total', help: 'Mails, by what became of them: sent (or kept in the outbox) or failed.', labelNames: ['outcome'] },
    () => [
      [{ outcome: 'sent' }, counts.sent],
      [{ outcome: 'failed' }, counts.failed],
    ],
  );
}
