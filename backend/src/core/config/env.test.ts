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

/** The variables that the parser asks for. */
function namesRead(): string[] {
  const names = new Set<string>();
  parseEnv(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names].sort();
}

test('an operator who sets nothing gets a guide on port 4000 with its own database', () => {
  expect(parseEnv({})).toMatchObject({
    port: 4000, host: undefined, nodeEnv: 'production', databaseUrl: undefined, databasePoolSize: 10,
    dataDir: path.join(repositoryRoot, '.data'), publicUrl: 'http://localhost:4000', trustProxy: 0,
    graphqlIntrospection: true, sampleData: true, admin: undefined, corsOrigins: [], socialLinks: [],
  } satisfies Partial<Env>);
});

test('an operator sees their own values in the configuration', () => {
  const env = parseEnv({
    PORT: '8080', PUBLIC_URL: 'https://guide.example.org/', TRUST_PROXY: '2', SAMPLE_DATA: 'off', DATA_DIR: '/srv/guide',
    ADMIN_EMAIL: 'ana@example.org', ADMIN_PASSWORD: 'secret', CORS_ORIGINS: 'https://a.example, http://b.example:81',
  });
  expect(env).toMatchObject({
    port: 8080, publicUrl: 'https://guide.example.org', trustProxy: 2, sampleData: false, dataDir: '/srv/guide',
    admin: { email: 'ana@example.org', password: 'secret' }, corsOrigins: ['https://a.example', 'http://b.example:81'],
  });
});

test('an operator who leaves a variable empty gets its default', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: '' })).toEqual(parseEnv({}));
});

test('an operator learns of every wrong value at once', () => {
  const problems = problemsOf({ PORT: '70000', SAMPLE_DATA: 'yes', LOG_LEVEL: 'loud' });
  expect(problems).toEqual([
    'PORT is "70000": expected a whole number from 1 to 65535',
    'LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, trace, silent',
    'SAMPLE_DATA is "yes": expected on or off',
  ]);
});

test.each([
  ['PORT', '0'], ['PORT', '4000.5'], ['HOST', 'x'.repeat(201)], ['NODE_ENV', 'live'], ['DATABASE_URL', 'mysql://localhost/guide'],
  ['DATABASE_POOL_SIZE', '-1'], ['PUBLIC_URL', 'guide.example.org'], ['PUBLIC_URL', 'https://example.org/guide'], ['TRUST_PROXY', 'true'],
  ['GRAPHQL_INTROSPECTION', '1'], ['MAP_TILE_URL', 'https://tiles.example.org/'], ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,null'], ['CONTACT_EMAIL', 'ana'],
  ['SOCIAL_LINKS', 'javascript:alert(1)'], ['ADMIN_EMAIL', 'ana'], ['ADMIN_PASSWORD', 'short'],
])('%s=%s stops the start', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}`));
});

test('an operator who sets only half of the first admin learns which half is missing', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'ana@example.org' })).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: .*both or neither/)]);
  expect(problemsOf({ ADMIN_PASSWORD: 'secret' })).toEqual([expect.stringMatching(/^ADMIN_EMAIL: .*both or neither/)]);
});

test('a message about a wrong secret does not repeat it', () => {
  const told = problemsOf({ ADMIN_PASSWORD: 'pw123', DATABASE_URL: 'http://me:hunter2@db' }).join('\n');
  expect(told).not.toMatch(/pw123|hunter2/);
});

test('nothing can change the configuration later', () => {
  const env = parseEnv({});
  expect(Object.isFrozen(env) && Object.isFrozen(env.mapTiles) && Object.isFrozen(env.corsOrigins)).toBe(true);
});

test('.env.example explains exactly the variables that exist', () => {
  const example = readFileSync(path.join(repositoryRoot, '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '').sort();
  expect(listed).toEqual(namesRead());
});
