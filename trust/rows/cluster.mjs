/** Debian's packages that these tests use. */
export const PROGRAMS = ['postgresql-15', 'pgbouncer', 'haproxy'];

const OURS = 'trust/cluster';

/** Promises and the tests that check them. A pattern selects tests of a file by full name. */
export const ROWS = [
  { id: 'C1', promise: 'public reads of visitors go to the replicas', tests: [[`${OURS}/replicas.test.ts`, /^reads/]] },
  { id: 'C2', promise: 'a user reads their own write at once', tests: [[`${OURS}/replicas.test.ts`, /^writes/]] },
  { id: 'C3', promise: 'the site works without its replicas', tests: [[`${OURS}/replicas.test.ts`, /^failures/]] },
  { id: 'C4', promise: 'the app works behind PgBouncer', tests: [[`${OURS}/pgbouncer.test.ts`]] },
  { id: 'C5', promise: 'a synchronous standby takes over without data loss', tests: [[`${OURS}/failover.test.ts`]] },
];
