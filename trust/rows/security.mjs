/** Debian's packages that these tests use. */
export const PROGRAMS = ['sqlmap', 'slowhttptest', 'postgresql-15'];

const SERVER = 'backend/src/server';
const MODULES = 'backend/src/modules';

/** What is promised, and the tests that hold it to it: files, and of some only the tests whose full names match. */
export const ROWS = [
  { id: 'S1', promise: 'GraphQL over HTTP as its specification says', tests: [[`${SERVER}/graphql/limits.test.ts`, /^GraphQL over HTTP/]] },
  {
    id: 'S2',
    promise: 'the hostile checks that scanners make of GraphQL find nothing but what an operator lets be found',
    tests: [[`${SERVER}/graphql/hostile-checks.test.ts`], [`${SERVER}/graphql/safelist.test.ts`], ['trust/security/safelist.test.ts']],
  },
  {
    id: 'S3',
    promise: 'the worst documents cost nobody anything',
    tests: [['trust/security/worst-documents.test.ts'], [`${SERVER}/graphql/limits.test.ts`, /^hostile documents/]],
  },
  {
    id: 'S4',
    promise: 'random GraphQL never breaks the server',
    tests: [['trust/security/random-graphql.test.ts'], [`${SERVER}/graphql/random-graphql.test.ts`]],
  },
  {
    id: 'S5',
    promise: 'random REST never breaks the server',
    tests: [['trust/security/random-rest.test.ts'], [`${SERVER}/random-rest.test.ts`], [`${SERVER}/errors.test.ts`, /^hostile input/]],
  },
  { id: 'S6', promise: 'no input reaches SQL as SQL', tests: [['trust/security/sql-injection.test.ts']] },
  { id: 'S7', promise: 'each operation lets in whom it should', tests: [[`${SERVER}/roles.test.ts`], [`${SERVER}/access.test.ts`]] },
  {
    id: 'S8',
    promise: 'what somebody may not see is like what never was',
    tests: [[`${SERVER}/hidden-things.test.ts`], [`${MODULES}/places/place-visibility.test.ts`], [`${MODULES}/reviews/review-visibility.test.ts`]],
  },
  { id: 'S9', promise: 'no answer tells what is private', tests: [[`${SERVER}/private-properties.test.ts`]] },
  {
    id: 'S10',
    promise: 'nobody sets what is not theirs to set',
    tests: [
      [`${MODULES}/accounts/mass-assignment.test.ts`],
      [`${SERVER}/mass-assignment.test.ts`],
      [`${MODULES}/reviews/review-hostile.test.ts`, /whatever they add|does not know/],
    ],
  },
  {
    id: 'S11',
    promise: 'the rules for admins hold on the server',
    tests: [[`${MODULES}/accounts/admin-users.test.ts`], [`${MODULES}/places/place-decision.test.ts`], [`${MODULES}/reviews/review-decisions.test.ts`]],
  },
  { id: 'S12', promise: 'only our own tokens are sessions', tests: [[`${SERVER}/sessions.test.ts`, /token/]] },
  { id: 'S13', promise: 'a session ends at once, on every instance', tests: [[`${SERVER}/sessions.test.ts`, /^a session ends at once/]] },
  {
    id: 'S14',
    promise: 'passwords are kept as argon2id',
    tests: [[`${MODULES}/accounts/passwords.test.ts`], [`${MODULES}/accounts/password.test.ts`, /^(?!.*link)/]],
  },
  { id: 'S15', promise: 'guessing passwords gets nowhere', tests: [['trust/security/guessing.test.ts'], [`${MODULES}/accounts/throttle.test.ts`]] },
  {
    id: 'S16',
    promise: 'sign-in and new passwords tell nobody who has an account; sign-up tells, 5 tries in 30 minutes',
    tests: [
      ['trust/security/guessing.test.ts', /has an account/],
      [`${MODULES}/accounts/throttle.test.ts`, /makes five accounts/],
    ],
  },
  { id: 'S17', promise: 'a sign-in elsewhere cannot be forged or replayed', tests: [[`${SERVER}/social/social.test.ts`]] },
  { id: 'S18', promise: 'accounts are never joined silently', tests: [[`${SERVER}/social/social.test.ts`, /same address|same id|joined/]] },
  { id: 'S19', promise: 'a token leaves no trace in addresses', tests: [['e2e/session-security.test.ts', /^a sign-in with Google/]] },
  { id: 'S20', promise: 'a link cannot switch accounts', tests: [['e2e/session-security.test.ts', /link to a session/]] },
  {
    id: 'S21',
    promise: 'no redirect leads elsewhere',
    tests: [['e2e/session-security.test.ts', /^where a sign-in leads/], ['frontend/src/lib/returnTarget.test.ts']],
  },
  { id: 'S22', promise: 'what people write never runs', tests: [['trust/security/stored-scripts.test.ts']] },
  {
    id: 'S23',
    promise: 'every answer has the headers that browsers need',
    tests: [[`${SERVER}/http.test.ts`, /^(security headers|pages for frames)/], ['trust/security/content-policy.test.ts']],
  },
  { id: 'S24', promise: 'other origins get only what is listed', tests: [[`${SERVER}/http.test.ts`, /^other origins/]] },
  {
    id: 'S25',
    promise: 'another site cannot make a browser write',
    tests: [['trust/security/cross-site.test.ts'], [`${SERVER}/graphql/limits.test.ts`, /another site could|mutation by GET/]],
  },
  {
    id: 'S26',
    promise: 'uploads become clean pictures or nothing',
    tests: [
      [`${MODULES}/photos/upload.test.ts`],
      ['backend/src/core/pictures/picture-maker.test.ts'],
      [`${SERVER}/uploads.test.ts`],
      ['trust/security/uploads.test.ts'],
    ],
  },
  {
    id: 'S27',
    promise: 'the server fetches no address that somebody sends, and webhooks reach public ones alone',
    tests: [['trust/security/server-requests.test.ts'], [`${MODULES}/webhooks/webhook.post.test.ts`]],
  },
  { id: 'S28', promise: 'no spreadsheet runs what people write', tests: [[`${SERVER}/csv.test.ts`], ['backend/src/core/rest/csv.test.ts']] },
  {
    id: 'S29',
    promise: 'errors tell nothing of the inside',
    tests: [[`${SERVER}/errors.test.ts`, /^failures of the server/], ['backend/src/core/errors/error-table.test.ts']],
  },
  { id: 'S30', promise: 'the log tells events and no secrets', tests: [[`${SERVER}/logs.test.ts`]] },
  {
    id: 'S31',
    promise: 'no default is a secret, no hidden file is served',
    tests: [['backend/src/core/config/env.test.ts', /secret/], [`${SERVER}/hidden-files.test.ts`]],
  },
  { id: 'S32', promise: 'slow clients hold nobody up', tests: [['trust/security/slow-clients.test.ts']] },
  { id: 'S33', promise: 'any text comes back as written or is refused', tests: [[`${SERVER}/unicode.test.ts`]] },
  { id: 'S34', promise: 'what is installed is what is locked and listed', tests: [['trust/security/supply-chain.test.ts']] },
  {
    id: 'S35',
    promise: 'every route takes its cost from one budget per address',
    tests: [[`${SERVER}/rate-limit.test.ts`], [`${SERVER}/errors.test.ts`, /^the rate limit/]],
  },
  {
    id: 'S36',
    promise: 'a moderator decides only about what they have read',
    tests: [[`${MODULES}/moderation/as-seen.test.ts`], [`${SERVER}/decisions.test.ts`], ['e2e/console/moderation.test.ts', /has just changed/]],
  },
  {
    id: 'S37',
    promise: 'decisions about people outlast what they delete, and for 12 months their account',
    tests: [[`${MODULES}/moderation/standing.test.ts`], ['backend/src/core/access/keyed-hash.test.ts']],
  },
  {
    id: 'S38',
    promise: 'many accounts of one person hide no review and move no rating',
    tests: [
      [`${MODULES}/reports/report.test.ts`, /^a review that several people report/],
      [`${MODULES}/standing/standing.policy.test.ts`],
      [`${MODULES}/accounts/ways-in.test.ts`, /admin's word|admin confirms/],
    ],
  },
  {
    id: 'S39',
    promise: 'photos are public when somebody has looked, and not before',
    tests: [[`${SERVER}/uploads.test.ts`], [`${MODULES}/photos/avatar.test.ts`]],
  },
];
