/** Debian's packages that these tests use. */
export const PROGRAMS = ['postgresql-15', 'haproxy', 'faketime'];

const REVIEWS = 'backend/src/modules/reviews';
const OURS = 'trust/reliability';

/** What is promised, and the tests that hold it to it: files, and of some only the tests whose full names match. */
export const ROWS = [
  { id: 'R1', promise: 'acknowledged writes survive a kill of the app', tests: [[`${OURS}/killed-app.test.ts`]] },
  { id: 'R2', promise: 'and a kill of PostgreSQL, after which the app goes on by itself', tests: [[`${OURS}/killed-database.test.ts`]] },
  { id: 'R3', promise: 'an attempt that is repeated is done once', tests: [[`${REVIEWS}/review-once.test.ts`]] },
  { id: 'R4', promise: 'counters are exact', tests: [[`${OURS}/counters.test.ts`]] },
  { id: 'R5', promise: 'one review of a person and a place', tests: [[`${REVIEWS}/review-once.test.ts`, /one person writes of one place/]] },
  { id: 'R6', promise: 'a stop lets requests finish', tests: [[`${OURS}/graceful-stop.test.ts`]] },
  { id: 'R7', promise: 'a new version comes without an error for anybody', tests: [[`${OURS}/rolling-restart.test.ts`]] },
  { id: 'R8', promise: 'a database that hangs does not hang the site', tests: [[`${OURS}/hung-database.test.ts`]] },
  { id: 'R9', promise: 'too many requests are refused, the others answered', tests: [[`${OURS}/overload.test.ts`]] },
  {
    id: 'R10',
    promise: 'several instances may start on an empty database',
    tests: [[`${OURS}/migrating-together.test.ts`], ['backend/src/core/db/migrate.test.ts']],
  },
  { id: 'R11', promise: 'the former version works beside the new one', tests: [[`${OURS}/side-by-side.test.ts`]] },
  { id: 'R12', promise: 'a backup under load restores', tests: [[`${OURS}/backup.test.ts`]] },
  { id: 'R13', promise: 'a full disk, a jumping clock, no memory: nothing is lost', tests: [[`${OURS}/misfortunes.test.ts`]] },
  { id: 'R14', promise: 'ten minutes of mixed load change nothing', tests: [[`${OURS}/soak.test.ts`]] },
  {
    id: 'R15',
    promise: 'a mail is sent, however often the app is killed or the mail server is away',
    tests: [[`${OURS}/killed-mails.test.ts`], ['backend/src/core/jobs/jobs.test.ts']],
  },
];
