/** Debian's packages that these tests use. */
export const PROGRAMS = ['postgresql-15', 'pgbouncer', 'haproxy'];

const OURS = 'trust/cluster';

/** What is promised, and the tests that hold it to it: files, and of some only the tests whose full names match. */
export const ROWS = [
  { id: 'C1', promise: 'replicas answer what everyone may read', tests: [[`${OURS}/replicas.test.ts`, /^reads/]] },
  { id: 'C2', promise: 'whoever has written reads it', tests: [[`${OURS}/replicas.test.ts`, /^writes/]] },
  { id: 'C3', promise: 'without its replicas the guide goes on', tests: [[`${OURS}/replicas.test.ts`, /^failures/]] },
  { id: 'C4', promise: 'PgBouncer may stand between', tests: [[`${OURS}/pgbouncer.test.ts`]] },
  { id: 'C5', promise: 'a synchronous standby takes over without a loss', tests: [[`${OURS}/failover.test.ts`]] },
];
