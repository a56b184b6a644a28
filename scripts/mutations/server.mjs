const src = 'backend/src';

/** Breakages of the server, its backups and its commands. */
export const SERVER = [
  {
    name: 'A picture has one strong tag for all encodings',
    file: `${src}/server/art.ts`,
    from: 'etag: `W/"',
    to: 'etag: `"',
    tests: [`${src}/server/representations.test.ts`],
  },
  {
    name: 'GraphQL does not answer HEAD like GET',
    file: `${src}/server/fast-path/fast-path.middleware.ts`,
    from: "request.method = 'GET';",
    to: ';',
    tests: [`${src}/server/representations.test.ts`],
  },
  {
    name: 'Structured data contain prices of places that are not businesses',
    file: `${src}/server/page/json-ld.ts`,
    from: '!WITHOUT_PRICES.has(type) && ',
    to: '',
    tests: [`${src}/server/page/json-ld.test.ts`],
  },
  {
    name: 'The doctor accepts an installation without backups',
    file: `${src}/doctor/backups.check.ts`,
    from: 'if (made && Date.now() - made.dueAt.getTime() <= OLD) return ok(text);',
    to: 'return ok(text);',
    tests: [`${src}/doctor/doctor.test.ts`],
  },
  {
    name: 'The doctor uses the port of its own settings instead of that of the running app',
    file: `${src}/cli/doctor.command.ts`,
    from: 'if (!address) return whole;',
    to: 'return whole;',
    tests: [`${src}/doctor/doctor.test.ts`],
  },
  {
    name: 'Photos in the moderation queue are public to anyone with their URL',
    file: `${src}/server/uploads.ts`,
    from: 'const isOpen = isPublic(photo);',
    to: 'const isOpen = isPublic(photo) || !photo.deletedAt;',
    tests: [`${src}/server/uploads.test.ts`],
  },
  {
    name: 'Queries of pages do not count against the rate limit of the client address',
    file: `${src}/server/page/first-data.ts`,
    from: 'if (prepared && !kept) await rateLimit.spend(contextValue.caller.network, reader.costOf(prepared, { isSignedIn: false }) ?? 0);',
    to: '',
    tests: [`${src}/server/rate-limit.test.ts`],
  },
  {
    name: 'Only the APIs are limited',
    file: `${src}/server/app.ts`,
    from: 'app.use(rateLimited(',
    to: "app.use(['/graphql', '/api'], rateLimited(",
    tests: [`${src}/server/rate-limit.test.ts`],
  },
  {
    name: 'Proxies can cache responses for a signed-in user',
    file: `${src}/server/fast-path/fast-path.middleware.ts`,
    from: `request.method === 'GET' && request.headers.authorization === undefined`,
    to: `request.method === 'GET'`,
    tests: [`${src}/server/fast-path/cached-responses.test.ts`],
  },
  {
    name: 'A place name with </script> breaks out of the data in the page',
    file: `${src}/server/page/head.ts`,
    from: String.raw`.replace(/</g, '\\u003c')`,
    to: '',
    tests: [`${src}/server/page/page.test.ts`],
  },
  {
    name: 'Bursts of requests from one address have no limit',
    file: `${src}/server/http/rate-limit.ts`,
    from: 'points: Math.ceil(perMinute / 5)',
    to: 'points: perMinute',
    tests: [`${src}/server/fast-path/fast-path.middleware.test.ts`],
  },
  {
    name: 'A backup that became due while the app was stopped is not made',
    file: `${src}/backup/schedule.ts`,
    from: 'keepsOther: !isNext',
    to: 'keepsOther: false',
    tests: [`${src}/backup/scheduled-backup.test.ts`],
  },
];
