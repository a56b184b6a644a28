import { readEnv, strayNames } from '../core/config/index.js';
import { englishOf } from '../core/errors/index.js';
import { settingsCheck } from './settings.check.js';

async function findingsOf(source: NodeJS.ProcessEnv): Promise<string[]> {
  const reading = readEnv(source);
  const findings = await settingsCheck.run({ ...reading, stray: strayNames(source, reading.names), database: { isMade: false } }, new AbortController().signal);
  return findings.map(({ level, text }) => `${level}: ${englishOf(text)}`);
}

const ONLINE = { PUBLIC_URL: 'https://guide.example.org', TRUST_PROXY: '1' };

test.each<[string, NodeJS.ProcessEnv]>([
  ['nothing is set', {}],
  ['a guide is online', { ...ONLINE, DATABASE_URL: 'postgres://guide:zV8kq1@db.example.org/guide', JWT_SECRET: 'Zk3vQ8s1Xb7Rw0eYLm2nUi5oPa9dFg4h' }],
  [
    'other programs have variables of their own',
    { PATH: '/bin', HOME: '/root', HOSTNAME: 'web', npm_config_port: '1', PGHOST: 'x', HTTP_PROXY: 'http://proxy' },
  ],
])('no problem is found where %s', async (_when, source) => {
  expect(await findingsOf(source)).toEqual([expect.stringMatching(/^ok: all variables are valid/)]);
});

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a value that cannot be read', { PORT: 'abc' }, /^failure: PORT is "abc"/],
  ['half a bucket', { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'guide' }, /^failure: S3_SECRET_ACCESS_KEY/],
  ['a misspelt variable', { PUBLC_URL: 'https://guide.example.org' }, /^warning: PUBLC_URL is not a variable of the app, but PUBLIC_URL is$/],
  ["a variable of another program's manual", { SMTP_PASSWORD: 'x' }, /^warning: SMTP_PASSWORD is not a variable of the app$/],
  ['a placeholder in the place of a secret', { JWT_SECRET: 'please-change-me-0123456789-abcdefgh' }, /^warning: JWT_SECRET reads like a placeholder/],
  ['a common password', { ADMIN_EMAIL: 'ana@example.org', ADMIN_PASSWORD: 'password1' }, /^warning: ADMIN_PASSWORD is easy to guess/],
  [
    'a database with such a password over a network',
    { DATABASE_URL: 'postgres://guide:guide@db.example.org/guide', NODE_ENV: 'production', JWT_SECRET: 'Zk3vQ8s1Xb7Rw0eYLm2nUi5oPa9dFg4h', ...ONLINE },
    /^warning: the password in DATABASE_URL/,
  ],
  ['https without a proxy', { PUBLIC_URL: 'https://guide.example.org' }, /^warning: .*TRUST_PROXY is off/],
  ['a public address without encryption', { PUBLIC_URL: 'http://guide.example.org' }, /^warning: PUBLIC_URL is not https/],
  ['a proxy and no public address', { TRUST_PROXY: '1' }, /^warning: PUBLIC_URL is http:\/\/localhost:4000/],
  ['no limits', { RATE_LIMIT: '0' }, /^warning: RATE_LIMIT is 0/],
  ['NODE_ENV for development', { NODE_ENV: 'development' }, /^warning: NODE_ENV is development/],
  ['a log level that hides failures', { LOG_LEVEL: 'silent' }, /^warning: LOG_LEVEL is silent/],
])('%s is the only finding', async (_what, source, sentence) => {
  expect(await findingsOf(source)).toEqual([expect.stringMatching(sentence)]);
});

test('findings contain no secrets', async () => {
  const told = await findingsOf({
    JWT_SECRET: 'secret-secret',
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: 'hunter2',
    DATABASE_URL: 'postgres://guide:hunter2@db.example.org/guide',
  });
  expect(told.join('\n')).not.toMatch(/hunter2|secret-secret/);
});
