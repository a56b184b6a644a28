/** Debian's packages that these tests use. */
export const PROGRAMS = ['sqlmap', 'slowhttptest', 'postgresql-15'];

const SERVER = 'backend/src/server';
const MODULES = 'backend/src/modules';

/** Promises and the tests that check them. A pattern selects tests of a file by full name. */
export const ROWS = [
  { id: 'S1', promise: 'GraphQL over HTTP follows its specification', tests: [[`${SERVER}/graphql/limits.test.ts`, /^GraphQL over HTTP/]] },
  {
    id: 'S2',
    promise: 'GraphQL security scanners find only what the operator allows',
    tests: [[`${SERVER}/graphql/hostile-checks.test.ts`], [`${SERVER}/graphql/safelist.test.ts`], ['trust/security/safelist.test.ts']],
  },
  {
    id: 'S3',
    promise: 'expensive documents do not slow down other requests',
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
  { id: 'S6', promise: 'no input is executed as SQL', tests: [['trust/security/sql-injection.test.ts']] },
  { id: 'S7', promise: 'each operation admits only the roles that it is for', tests: [[`${SERVER}/roles.test.ts`], [`${SERVER}/access.test.ts`]] },
  {
    id: 'S8',
    promise: 'hidden content is indistinguishable from content that never existed',
    tests: [[`${SERVER}/hidden-things.test.ts`], [`${MODULES}/places/place-visibility.test.ts`], [`${MODULES}/reviews/review-visibility.test.ts`]],
  },
  { id: 'S9', promise: 'no response contains private data', tests: [[`${SERVER}/private-properties.test.ts`]] },
  {
    id: 'S10',
    promise: 'users cannot set fields that are not theirs to set',
    tests: [
      [`${MODULES}/accounts/mass-assignment.test.ts`],
      [`${SERVER}/mass-assignment.test.ts`],
      [`${MODULES}/reviews/writing/hostile.test.ts`, /extra fields/],
    ],
  },
  {
    id: 'S11',
    promise: 'the server enforces the rules for admins',
    tests: [
      [`${MODULES}/accounts/admin/admin-users.test.ts`],
      [`${MODULES}/places/moderation/decision.test.ts`],
      [`${MODULES}/reviews/admin/decisions.test.ts`],
      [`${MODULES}/settings/settings.test.ts`, /^members, moderators and API tokens/],
      [`${MODULES}/categories/categories.test.ts`, /^members, moderators and API tokens/],
      [`${MODULES}/reports/merged-places.test.ts`, /^a merge is refused/],
    ],
  },
  { id: 'S12', promise: 'only tokens of this installation are accepted as sessions', tests: [[`${SERVER}/sessions.test.ts`, /token/]] },
  { id: 'S13', promise: 'a session ends at once, on every instance', tests: [[`${SERVER}/sessions.test.ts`, /^a session ends at once/]] },
  {
    id: 'S14',
    promise: 'passwords are stored as argon2id hashes',
    tests: [[`${MODULES}/accounts/passwords.test.ts`], [`${MODULES}/accounts/profile/password.test.ts`, /^(?!.*link)/]],
  },
  { id: 'S15', promise: 'password guessing is limited', tests: [['trust/security/guessing.test.ts'], [`${MODULES}/accounts/registration/throttle.test.ts`]] },
  {
    id: 'S16',
    promise: 'sign-in and password reset do not reveal accounts; registration does, 5 attempts in 30 minutes',
    tests: [
      ['trust/security/guessing.test.ts', /has an account/],
      [`${MODULES}/accounts/registration/throttle.test.ts`, /makes five accounts/],
    ],
  },
  { id: 'S17', promise: 'a sign-in with Google or Facebook cannot be forged or replayed', tests: [[`${SERVER}/social/social.test.ts`]] },
  { id: 'S18', promise: 'accounts are never joined silently', tests: [[`${SERVER}/social/social.test.ts`, /same address|same id|joined/]] },
  { id: 'S19', promise: 'a token leaves no trace in addresses', tests: [['e2e/session-security.test.ts', /^a sign-in with Google/]] },
  { id: 'S20', promise: 'a link cannot switch accounts', tests: [['e2e/session-security.test.ts', /link to a session/]] },
  {
    id: 'S21',
    promise: 'no redirect leads to another site',
    tests: [
      ['e2e/session-security.test.ts', /^the target of a sign-in/],
      ['frontend/src/lib/address/returnTarget.test.ts'],
      [`${SERVER}/page/moved-pages.test.ts`, /stays on this site/],
      [`${SERVER}/page/category-pages.test.ts`, /^an address with an alias/],
    ],
  },
  { id: 'S22', promise: 'user content never runs as a script', tests: [['trust/security/stored-scripts.test.ts']] },
  {
    id: 'S23',
    promise: 'every response has the security headers that browsers need',
    tests: [[`${SERVER}/http.test.ts`, /^(security headers|pages for frames)/], ['trust/security/content-policy.test.ts']],
  },
  { id: 'S24', promise: 'only listed origins get access through CORS', tests: [[`${SERVER}/http.test.ts`, /^other origins/]] },
  {
    id: 'S25',
    promise: 'another site cannot make a browser change data',
    tests: [['trust/security/cross-site.test.ts'], [`${SERVER}/graphql/limits.test.ts`, /another site could|mutation by GET/]],
  },
  {
    id: 'S26',
    promise: 'uploads become clean pictures or are refused',
    tests: [
      [`${MODULES}/photos/upload.test.ts`],
      ['backend/src/core/pictures/picture-maker.test.ts'],
      [`${SERVER}/uploads.test.ts`],
      ['trust/security/uploads.test.ts'],
    ],
  },
  {
    id: 'S27',
    promise: 'the server fetches no address that a user sends; webhooks and maps of admins reach public addresses only',
    tests: [
      ['trust/security/server-requests.test.ts'],
      [`${MODULES}/webhooks/webhook.post.test.ts`],
      ['backend/src/core/tiles/http-source.test.ts'],
      ['backend/src/core/access/public-address.test.ts'],
    ],
  },
  { id: 'S28', promise: 'no spreadsheet executes user content', tests: [[`${SERVER}/csv.test.ts`], ['backend/src/core/rest/csv.test.ts']] },
  {
    id: 'S29',
    promise: 'errors reveal no internal details',
    tests: [[`${SERVER}/errors.test.ts`, /^failures of the server/], ['backend/src/core/errors/error-table.test.ts']],
  },
  { id: 'S30', promise: 'the log contains events and no secrets', tests: [[`${SERVER}/logs.test.ts`]] },
  {
    id: 'S31',
    promise: 'no secret has a default value, and no hidden file is served',
    tests: [['backend/src/core/config/env.test.ts', /secret/], [`${SERVER}/hidden-files.test.ts`]],
  },
  { id: 'S32', promise: 'slow clients do not delay others', tests: [['trust/security/slow-clients.test.ts']] },
  { id: 'S33', promise: 'any text is returned as it was written, or refused', tests: [[`${SERVER}/unicode.test.ts`]] },
  { id: 'S34', promise: 'installed packages match the lock file and the bill of materials', tests: [['trust/security/supply-chain.test.ts']] },
  {
    id: 'S35',
    promise: 'every route charges its cost to one rate limit per IP address',
    tests: [[`${SERVER}/rate-limit.test.ts`], [`${SERVER}/errors.test.ts`, /^the rate limit/]],
  },
  {
    id: 'S36',
    promise: 'a moderator decides only about the version that they have read',
    tests: [[`${MODULES}/moderation/as-seen.test.ts`], [`${SERVER}/decisions.test.ts`], ['e2e/console/moderation.test.ts', /has just changed/]],
  },
  {
    id: 'S37',
    promise: 'decisions about users outlast deleted content, and for 12 months a deleted account',
    tests: [[`${MODULES}/moderation/standing.test.ts`], ['backend/src/core/access/keyed-hash.test.ts']],
  },
  {
    id: 'S38',
    promise: 'many accounts of one person cannot hide a review or change a rating',
    tests: [
      [`${MODULES}/reports/report.test.ts`, /^a review that several people report/],
      [`${MODULES}/standing/standing.policy.test.ts`],
      [`${MODULES}/accounts/registration/ways-in.test.ts`, /admin's word|admin confirms/],
    ],
  },
  {
    id: 'S39',
    promise: 'photos are private until a moderator approves them or, for profile pictures, the e-mail is confirmed',
    tests: [[`${SERVER}/uploads.test.ts`], [`${MODULES}/photos/avatar.test.ts`]],
  },
  {
    id: 'S40',
    promise: 'an invitation creates as many accounts as its admin allows, no admins, and none by guessing',
    tests: [
      ['trust/security/invitations.test.ts'],
      [`${MODULES}/accounts/invitations/invitation.test.ts`],
      [`${SERVER}/social/social.test.ts`, /invitation|the cookie/],
    ],
  },
  {
    id: 'S41',
    promise: 'a test mail reaches only the admin who asks for it, ten times in half an hour',
    tests: [[`${MODULES}/settings/mail-trial.test.ts`, /test mail|can neither preview nor send|line breaks/]],
  },
  {
    id: 'S42',
    promise: 'texts of the settings never run as scripts on pages, in the console or in mails',
    tests: [
      ['trust/security/settings-texts.test.ts'],
      ['backend/src/core/markdown/render-markdown.test.ts', /never a link|is text|no text gives/],
      [`${MODULES}/site/mails/site-mails.test.ts`, /stay text in HTML/],
    ],
  },
  {
    id: 'S43',
    promise: 'a moderator of some cities sees and decides nothing in other cities',
    tests: [
      ['trust/security/moderated-cities.test.ts'],
      [`${SERVER}/moderated-cities.test.ts`],
      ['backend/src/core/access/can.test.ts'],
      [`${MODULES}/accounts/admin/moderated-cities.test.ts`],
    ],
  },
  {
    id: 'S44',
    promise: 'a hostile map archive or extract is refused, and addresses of tiles lead to no other file',
    tests: [
      ['backend/src/core/tiles/tile-archive.test.ts', /^hostile archives/],
      ['backend/src/core/tiles/credits.test.ts'],
      [`${MODULES}/maps/maps.test.ts`, /^an upload that is refused/],
      [`${MODULES}/maps/map-store.test.ts`, /rejects the version/],
      [`${MODULES}/maps/making/osm/draw-extract.test.ts`, /no danger|missing|^an extract that|refused/],
      [`${MODULES}/imports/readers/osm/pbf.test.ts`],
      ['backend/src/map-picture/map-picture.test.ts', /leaves the other layers|no picture/],
      [`${SERVER}/map-tiles/map-tiles.test.ts`],
    ],
  },
  {
    id: 'S45',
    promise: 'hostile search terms and filters are refused with the reason, or find nothing, and never slow down the search',
    tests: [
      ['trust/security/hostile-filters.test.ts'],
      [`${MODULES}/places/search/hostile-searches.test.ts`],
      [`${MODULES}/places/filtered-list/filtered-list.test.ts`, /is refused with the reason|answers 400/],
      [`${MODULES}/places/understanding/understand.test.ts`, /hostile texts|neither hidden/],
      [`${MODULES}/places/search/search.test.ts`, /^treats/],
      [`${MODULES}/search-terms/search-terms.test.ts`, /rejects/],
    ],
  },
];
