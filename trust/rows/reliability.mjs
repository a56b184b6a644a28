/** Debian's packages that these tests use. */
export const PROGRAMS = ['postgresql-15', 'haproxy', 'faketime'];

const REVIEWS = 'backend/src/modules/reviews';
const MAPS = 'backend/src/modules/maps';
const OURS = 'trust/reliability';

/** Promises and the tests that check them. A pattern selects tests of a file by full name. */
export const ROWS = [
  { id: 'R1', promise: 'acknowledged writes survive a kill of the app', tests: [[`${OURS}/killed-app.test.ts`]] },
  { id: 'R2', promise: 'acknowledged writes survive a kill of PostgreSQL, and the app recovers by itself', tests: [[`${OURS}/killed-database.test.ts`]] },
  { id: 'R3', promise: 'a retried request takes effect once', tests: [[`${REVIEWS}/writing/once.test.ts`]] },
  { id: 'R4', promise: 'counters are exact', tests: [[`${OURS}/counters.test.ts`]] },
  {
    id: 'R5',
    promise: 'a user has at most one review per place',
    tests: [[`${REVIEWS}/writing/once.test.ts`, /fifty concurrent reviews of one user for one place/]],
  },
  { id: 'R6', promise: 'a graceful shutdown completes the requests in progress', tests: [[`${OURS}/graceful-stop.test.ts`]] },
  { id: 'R7', promise: 'a rolling restart causes no errors', tests: [[`${OURS}/rolling-restart.test.ts`]] },
  { id: 'R8', promise: 'a hanging database does not block the site', tests: [[`${OURS}/hung-database.test.ts`]] },
  { id: 'R9', promise: 'an overloaded app refuses some requests and answers the others quickly', tests: [[`${OURS}/overload.test.ts`]] },
  {
    id: 'R10',
    promise: 'several instances can start on an empty database',
    tests: [[`${OURS}/migrating-together.test.ts`], ['backend/src/core/db/migrate.test.ts']],
  },
  { id: 'R11', promise: 'the former version works beside the new one', tests: [[`${OURS}/side-by-side.test.ts`]] },
  { id: 'R12', promise: 'a backup made under load can be restored', tests: [[`${OURS}/backup.test.ts`]] },
  { id: 'R13', promise: 'a full disk, a clock jump or a lack of memory loses no data', tests: [[`${OURS}/misfortunes.test.ts`]] },
  { id: 'R14', promise: 'ten minutes of mixed load do not increase memory or open files', tests: [[`${OURS}/soak.test.ts`]] },
  {
    id: 'R15',
    promise: 'every mail is sent despite kills of the app and outages of the mail server',
    tests: [[`${OURS}/killed-mails.test.ts`], ['backend/src/core/jobs/jobs.test.ts']],
  },
  {
    id: 'R16',
    promise: 'maps are made despite kills of the app, and no partial map is served',
    tests: [
      [`${OURS}/killed-maps.test.ts`],
      [`${MAPS}/making/make-map.test.ts`, /killed|removed|cancelled/],
      [`${MAPS}/tidy-maps.test.ts`],
      ['backend/src/server/map-tiles/changes.test.ts'],
      ['backend/src/core/tiles/write-archive.test.ts', /leaves no file/],
    ],
  },
];
