import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Env, parseEnv, repositoryRoot } from './env.js';

function problemsOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/** Returns the names of the variables that `parseEnv` reads. */
function namesRead(): string[] {
  const names = new Set<string>();
  parseEnv(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].sort();
}

test('uses port 4000 and the embedded database when nothing is set', () => {
  expect(parseEnv({})).toMatchObject({
    port: 4000,
    host: undefined,
    nodeEnv: 'production',
    databaseUrl: undefined,
    databasePoolSize: 10,
    answerCache: 64,
    dataDir: path.join(repositoryRoot, '.data'),
    publicUrl: 'http://localhost:4000',
    trustProxy: 0,
    graphqlIntrospection: true,
    webhookPrivateAddresses: false,
    hstsSubdomains: false,
    sampleData: true,
    admin: undefined,
    corsOrigins: [],
    socialLinks: [],
  } satisfies Partial<Env>);
});

test('reads the values that an operator sets', () => {
  const env = parseEnv({
    PORT: '8080',
    PUBLIC_URL: 'https://guide.example.org/',
    TRUST_PROXY: '2',
    WEBHOOK_PRIVATE_ADDRESSES: 'on',
    HSTS_SUBDOMAINS: 'on',
    SAMPLE_DATA: 'off',
    DATA_DIR: '/srv/guide',
    ADMIN_EMAIL: 'ana@example.org',
    ADMIN_PASSWORD: 'secret',
    CORS_ORIGINS: 'https://a.example, http://b.example:81',
  });
  expect(env).toMatchObject({
    port: 8080,
    publicUrl: 'https://guide.example.org',
    trustProxy: 2,
    webhookPrivateAddresses: true,
    hstsSubdomains: true,
    sampleData: false,
    dataDir: '/srv/guide',
    admin: { email: 'ana@example.org', password: 'secret' },
    corsOrigins: ['https://a.example', 'http://b.example:81'],
  });
});

test('uses the default of an empty variable', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: '' })).toEqual(parseEnv({}));
});

test('reports all invalid values at once', () => {
  const problems = problemsOf({ PORT: '70000', SAMPLE_DATA: 'yes', LOG_LEVEL: 'loud' });
  expect(problems).toEqual([
    'PORT is "70000": expected a whole number from 1 to 65535',
    'LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, trace, silent',
    'SAMPLE_DATA is "yes": expected on or off',
  ]);
});

test.each([
  ['PORT', '0'],
  ['PORT', '4000.5'],
  ['HOST', 'x'.repeat(201)],
  ['NODE_ENV', 'live'],
  ['DATABASE_URL', 'mysql://localhost/guide'],
  ['DATABASE_POOL_SIZE', '-1'],
  ['ANSWER_CACHE_MB', '-1'],
  ['ANSWER_CACHE_MB', 'off'],
  ['PUBLIC_URL', 'guide.example.org'],
  ['PUBLIC_URL', 'https://example.org/guide'],
  ['TRUST_PROXY', 'true'],
  ['GRAPHQL_INTROSPECTION', '1'],
  ['GRAPHQL_SAFELIST', 'yes'],
  ['MAP_TILE_URL', 'https://tiles.example.org/'],
  ['MAP_SOURCE', 'google'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,null'],
  ['CONTACT_EMAIL', 'ana'],
  ['SMTP_URL', 'mail.example.org:587'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_DECISION_DELAY', '-1'],
  ['MAIL_DECISION_DELAY', '1h'],
  ['MAIL_FROM', 'CityPins'],
  ['MAIL_FROM', 'CityPins <noreply>'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'CityPins <a@example.org>\nBcc: <b@example.org>'],
  ['MAIL_FROM', 'City\nPins <a@example.org>'],
  ['BACKUP_SCHEDULE', 'daily at three'],
  ['BACKUP_SCHEDULE', '0 0 3 * * *'],
  ['BACKUP_SCHEDULE', '0 3 30 2 *'],
  ['BACKUP_KEEP', '0'],
  ['SOCIAL_LINKS', 'javascript:alert(1)'],
  ['ADMIN_EMAIL', 'ana'],
  ['ADMIN_PASSWORD', 'short'],
])('rejects %s=%s', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}`));
});

test.each([
  ['smtp://localhost:25', 'noreply@example.org'],
  ['smtps://me:p%40ss@mail.example.org', 'The guide, in short <hello@example.org>'],
])('accepts SMTP_URL=%s with MAIL_FROM=%s', (smtpUrl, from) => {
  expect(parseEnv({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from });
});

test('without settings, has no mail server and a sender address of the site', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://guide.example.org:8443' }).mail).toEqual({
    smtpUrl: undefined,
    from: 'noreply@guide.example.org',
  });
});

test('a message about a wrong SMTP_URL does not repeat its password', () => {
  expect(problemsOf({ SMTP_URL: 'http://me:hunter3@mail.example.org' }).join('\n')).not.toContain('hunter3');
});

test('names the missing variable if only ADMIN_EMAIL or only ADMIN_PASSWORD is set', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'ana@example.org' })).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: .*both or neither/)]);
  expect(problemsOf({ ADMIN_PASSWORD: 'secret' })).toEqual([expect.stringMatching(/^ADMIN_EMAIL: .*both or neither/)]);
});

test('a message about a wrong secret does not repeat it', () => {
  const told = problemsOf({ ADMIN_PASSWORD: 'pw123', DATABASE_URL: 'http://me:hunter2@db' }).join('\n');
  expect(told).not.toMatch(/pw123|hunter2/);
});

test.each([
  ['a missing one', undefined],
  ['an empty one', ' '],
  ['one of 31 bytes', 'abcdefghijklmnopqrstuvwxyz01234'],
  ['one repeated character', 'a'.repeat(64)],
  ['a few repeated characters', 'secret'.repeat(12)],
])('requires a strong secret for an external database in production, not %s', (_what, JWT_SECRET) => {
  const problems = problemsOf({ DATABASE_URL: 'postgres://db.example.org/guide', NODE_ENV: 'production', JWT_SECRET });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(/^JWT_SECRET: expected .*openssl rand -base64 48/);
  if (JWT_SECRET?.trim()) expect(problems.join()).not.toContain(JWT_SECRET);
});

test('accepts a secret of 32 bytes, and none for the embedded database or in development', () => {
  const DATABASE_URL = 'postgres://db.example.org/guide';
  expect(parseEnv({ DATABASE_URL, JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345' }).jwtSecret).toBe('abcdefghijklmnopqrstuvwxyz012345');
  for (const source of [{}, { DATABASE_URL, NODE_ENV: 'development' }, { DATABASE_URL, NODE_ENV: 'test' }]) expect(parseEnv(source).jwtSecret).toBeUndefined();
  expect(problemsOf({ JWT_SECRET: 'short' })).toHaveLength(1);
});

test.each(['5', '65', 'six', '6.5'])('rejects PASSWORD_MIN_LENGTH=%j', (PASSWORD_MIN_LENGTH) => {
  expect(problemsOf({ PASSWORD_MIN_LENGTH })).toEqual([expect.stringMatching(/^PASSWORD_MIN_LENGTH is .*: expected a whole number from 6 to 64$/)]);
});

test.each(['GOOGLE', 'FACEBOOK'] as const)('names the missing variable if only half of the %s account is set', (name) => {
  const withoutSecret = problemsOf({ [`${name}_CLIENT_ID`]: 'guide' });
  expect(withoutSecret).toEqual([expect.stringMatching(`^${name}_CLIENT_SECRET: .*both or neither`)]);
  const problems = problemsOf({ [`${name}_CLIENT_SECRET`]: 'hunter4' });
  expect(problems).toEqual([expect.stringMatching(`^${name}_CLIENT_ID: .*both or neither`)]);
  expect(problems.join()).not.toContain('hunter4');
});

test('identity providers are off until configured, and use their own URLs unless overridden', () => {
  expect(parseEnv({ GOOGLE_TOKEN_URL: 'http://localhost:9000/token' })).toMatchObject({ google: undefined, facebook: undefined });
  const account = { GOOGLE_CLIENT_ID: 'guide', GOOGLE_CLIENT_SECRET: 's', FACEBOOK_CLIENT_ID: '42', FACEBOOK_CLIENT_SECRET: 't' };
  const { google, facebook } = parseEnv({ ...account, GOOGLE_TOKEN_URL: 'http://localhost:9000/token' });
  expect(google).toEqual({
    clientId: 'guide',
    clientSecret: 's',
    tokenUrl: 'http://localhost:9000/token',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  });
  for (const url of [facebook?.authorizationUrl, facebook?.tokenUrl, facebook?.profileUrl]) {
    expect(url).toMatch(/^https:\/\/(www|graph)\.facebook\.com\/v\d+\.0\//);
  }
  for (const name of ['GOOGLE_AUTHORIZATION_URL', 'FACEBOOK_TOKEN_URL', 'FACEBOOK_PROFILE_URL']) {
    expect(problemsOf({ [name]: 'ftp://x' })).toEqual([expect.stringMatching(`^${name} is`)]);
  }
});

test('uses a bucket once all its settings are present, and names those that are missing', () => {
  const all = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'guide', S3_SECRET_ACCESS_KEY: 'hunter5' };
  expect(parseEnv({ S3_REGION: 'eu-central-1' }).bucket).toBeUndefined();
  const settings = { bucket: 'photos', accessKeyId: 'guide', secretAccessKey: 'hunter5', region: 'us-east-1', endpoint: undefined, prefix: undefined };
  expect(parseEnv(all).bucket).toEqual(settings);
  const elsewhere = { S3_REGION: 'eu-1', S3_ENDPOINT: 'http://localhost:9000', S3_PREFIX: 'guide/photos/' };
  expect(parseEnv({ ...all, ...elsewhere }).bucket).toEqual({ ...settings, region: 'eu-1', endpoint: 'http://localhost:9000', prefix: 'guide/photos' });
  expect(problemsOf({ ...all, S3_BUCKET: '' })).toEqual(['S3_BUCKET: expected together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (all or none)']);
  const [first, second, ...more] = problemsOf({ S3_SECRET_ACCESS_KEY: 'hunter5' });
  expect([first, second, more]).toEqual([expect.stringMatching(/^S3_BUCKET: /), expect.stringMatching(/^S3_ACCESS_KEY_ID: /), []]);
  expect(`${first}${second}`).not.toContain('hunter5');
});

test('makes no backups without a schedule, and keeps them in the data folder or BACKUP_DIR', () => {
  expect(parseEnv({ DATA_DIR: '/srv/guide' }).backup).toEqual({ schedule: undefined, dir: '/srv/guide/backups', keep: 7 });
  expect(parseEnv({ BACKUP_SCHEDULE: '30 2 * * 1-5', BACKUP_DIR: '/var/backups', BACKUP_KEEP: '30' }).backup).toEqual({
    schedule: '30 2 * * 1-5',
    dir: '/var/backups',
    keep: 30,
  });
});

test.each([
  ['S3_ENDPOINT', 'localhost:9000'],
  ['S3_PREFIX', '/guide'],
  ['S3_PREFIX', 'a//b'],
  ['S3_PREFIX', '../x y'],
])('rejects %s=%s for a bucket', (name, value) => {
  const problems = problemsOf({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'guide', S3_SECRET_ACCESS_KEY: 'hunter5', [name]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is`))]);
});

test.each<[Record<string, string>, Env['tracing']]>([
  [{}, undefined],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, undefined],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, { protocol: 'http/protobuf' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, { protocol: 'http/json' }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }, { protocol: 'http/protobuf' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }, undefined],
])('decides about tracing by the variables of OpenTelemetry: %j', (source, tracing) => {
  expect(parseEnv(source).tracing).toEqual(tracing);
});

test.each([
  ['METRICS_TOKEN', 'short'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_SDK_DISABLED', 'on'],
])('rejects %s=%s for metrics or tracing', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}`))]);
});

test('freezes the configuration', () => {
  const env = parseEnv({});
  expect(Object.isFrozen(env) && Object.isFrozen(env.map) && Object.isFrozen(env.corsOrigins)).toBe(true);
});

/** Settings in `.env.example` without their `#`, and whether the comment above says what applies when the variable is not set. */
const exampleLines = readFileSync(path.join(repositoryRoot, '.env.example'), 'utf8')
  .split(/\n\s*\n/)
  .flatMap((block) =>
    [...block.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
      isExample: /\b(Not set|Neither): /.test(block),
    })),
  );

test('.env.example lists exactly the variables of the app and of docker-compose.yml', () => {
  const compose = readFileSync(path.join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const interpolated = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  expect(exampleLines.map(({ name }) => name).sort()).toEqual([...new Set([...namesRead(), ...interpolated])].sort());
});

test('.env.example shows valid values: the defaults, unless it says what applies without them', () => {
  const settings = (lines: typeof exampleLines) =>
    parseEnv(Object.fromEntries(lines.map(({ name, value }) => [name, value || 'a secret of its own, which nobody guesses'])));
  const examples = exampleLines.filter(({ isExample }) => isExample);
  expect(examples.length).toBeGreaterThan(10);
  expect(exampleLines.length - examples.length).toBeGreaterThan(10);
  expect(settings(exampleLines)).toEqual(settings(examples));
});
