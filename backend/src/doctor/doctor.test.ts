import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startBucketServer } from '../../test/bucket/start.js';
import type { SMTPServerOptions } from 'smtp-server';
import { buildReview } from '../../test/builders.js';
import { databaseUrl, runCommand, workInFolder } from '../../test/command.js';
import { startMailServer } from '../../test/mail-server.js';
import { startServer, TEST_SECRET, type TestServer } from '../../test/server.js';
import { buildJob } from '../../test/system.js';
import { planBackup } from '../backup/index.js';
import { readEnv } from '../core/config/index.js';
import { runMigrations, unknownMigrations } from '../core/db/index.js';
import { englishOf } from '../core/errors/index.js';
import { lockFolder } from '../server/startup/index.js';
import { SelfCheck } from '../server/self-check.js';
import type { Check } from './check.js';
import { examine } from './examine.js';
import { ok } from './finding.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await runMigrations(server.dataSource); // creates TypeORM's own table as well
});
afterAll(() => server.stop());
workInFolder();

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const task of endings.splice(0).reverse()) await task();
});

interface Told {
  check: string;
  level: string;
  text: string;
  remedy?: string;
}

/** Runs `citypins doctor --json` with these environment variables. @returns the exit code and the findings */
async function examineWith(
  variables: Record<string, string> = {},
  ...args: string[]
): Promise<{ code: number | null; of: (check: string) => string[]; findings: Told[] }> {
  const { code, out } = await runCommand(['doctor', '--json', ...args], server.dataSource, { PUBLIC_URL: server.url, JWT_SECRET: TEST_SECRET, ...variables });
  const { findings } = JSON.parse(out) as { findings: Told[] };
  const of = (check: string) => findings.filter((one) => one.check === check).map(({ level, text }) => `${level}: ${text}`);
  return { code, of, findings };
}

async function listen(handle: http.RequestListener): Promise<string> {
  const page = http.createServer(handle);
  await once(page.listen(0, '127.0.0.1'), 'listening');
  endings.push(() => new Promise((done) => page.close(done)));
  return `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
}

describe('a running installation', () => {
  test('passes all checks, and only warnings and failures have a remedy', async () => {
    const { code, of, findings } = await examineWith();
    expect(code).toBe(0);
    expect(of('Database')).toEqual([expect.stringMatching(/^ok: PostgreSQL \d+\.\d+, UTF8, /)]);
    for (const check of ['Node.js', 'Data folder', 'Extensions', 'Tables', 'Connections', 'Clock', 'Backups'])
      expect([check, of(check)[0]]).toEqual([check, expect.stringMatching(/^ok: /)]);
    expect(of('Public URL')).toEqual(['ok: it leads to this installation', 'ok: the app sees the real address of clients; there is no proxy']);
    expect(of('Mail')).toEqual([expect.stringMatching(/^warning: SMTP_URL is not set/)]);
    expect([of('PgBouncer'), of('Replicas'), of('S3 bucket'), of('Sign-in')]).toEqual([[], [], [], []]);
    for (const { level, remedy } of findings) expect(Boolean(remedy)).toBe(level === 'warning' || level === 'failure');
  });

  test('is described line by line, each problem followed by its remedy', async () => {
    const { out, code } = await runCommand(['doctor'], server.dataSource, { PUBLIC_URL: server.url, JWT_SECRET: TEST_SECRET, RATE_LIMIT: '0', PORT: 'x' });
    expect(code).toBe(1);
    expect(out).toMatch(/^failure {2}Configuration {2}PORT is "x".*\n {24}Correct it in \.env/m);
    expect(out).toMatch(/^ok {7}Tables {9}up to date/m);
    expect(out).toMatch(/\n\n1 failure, \d+ warnings\n$/);
  });

  test('proves its identity only to a question signed with its own secret', async () => {
    const ask = async (question: string) => await server.rest<{ proof?: string }>('/healthz/self', { headers: { 'X-CityPins-Question': question } });
    const { question, proof } = new SelfCheck(TEST_SECRET).ask();
    expect((await ask(question)).body).toEqual({ proof, ip: '127.0.0.1', forwardedFor: '' });
    for (const wrong of ['', 'x', new SelfCheck('another secret').ask().question, `${question}x`]) expect((await ask(wrong)).status).toBe(404);
    expect((await examineWith({ JWT_SECRET: 'another one, longer than 32 bytes, too' })).of('Public URL')).toEqual([
      expect.stringMatching(/^failure: another installation answers/),
    ]);
  });
});

describe('the public address', () => {
  test.each<[string, http.RequestListener, RegExp]>([
    [
      'sends people on',
      (_request, response) => response.writeHead(301, { Location: 'https://www.example.org/healthz' }).end(),
      /^failure: .* redirects to https:\/\/www\.example\.org\/healthz$/,
    ],
    ['leads to something else', (_request, response) => response.end('<h1>It works!</h1>'), /^failure: .*answers 200, but not like this app$/],
    ['leads nowhere', (_request, response) => response.writeHead(502).end(), /^failure: .*answers 502/],
    ['hangs up', (request) => request.destroy(), /^warning: nothing answers at .*, and the app does not run here$/],
  ])('that %s is reported', async (_what, handle, sentence) => {
    const { findings, of } = await examineWith({ PUBLIC_URL: await listen(handle), PORT: '1' });
    expect(of('Public URL')).toEqual([expect.stringMatching(sentence)]);
    expect(findings.find(({ check }) => check === 'Public URL')?.remedy).toEqual(expect.any(String));
  });

  test('is that of the app that runs on the data folder, even with another PORT', async () => {
    const unlock = await lockFolder(process.cwd(), { publicUrl: server.url, port: Number(new URL(server.url).port), host: '127.0.0.1' });
    endings.push(unlock);
    const { out } = await runCommand(['doctor', '--json'], null, { JWT_SECRET: TEST_SECRET });
    const { findings } = JSON.parse(out) as { findings: Told[] };
    expect(findings.filter(({ check }) => check === 'Public URL').map(({ text }) => text)).toEqual([
      `the app was started with other settings than this command: port ${new URL(server.url).port}, ${server.url}`,
      'it leads to this installation',
      'the app sees the real address of clients; there is no proxy',
    ]);
  });

  test('behind a proxy shows whether the app trusts it', async () => {
    const proxy = await listen((request, response) => {
      const headers = { ...request.headers, 'x-forwarded-for': `${request.headers['x-forwarded-for'] as string}, 198.51.100.4` };
      http.get(server.url + (request.url ?? ''), { headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500)));
    });
    const { findings } = await examineWith({ PUBLIC_URL: proxy });
    expect(findings.find(({ text }) => text.startsWith('the rate limits count all visitors as few addresses'))).toMatchObject({
      level: 'warning',
      remedy: 'Set TRUST_PROXY to 1.',
    });
  });
});

describe('the database', () => {
  const query = (sql: string) => server.dataSource.query<object[]>(sql);

  test('that is unreachable does not stop the other checks', async () => {
    const { code, of } = await examineWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });
    expect(code).toBe(1);
    expect(of('Database')).toEqual([expect.stringMatching(/^failure: The database cannot be used: .*ECONNREFUSED/)]);
    expect(of('Tables')).toEqual(['skipped: not checked: it needs the database']);
    expect(of('Public URL')).toEqual([expect.stringMatching(/^ok: /), expect.stringMatching(/^ok: /)]);
  });

  test('of a newer or an older version is reported', async () => {
    const [last] = (await query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING *'))[0] as unknown as {
      timestamp: string;
      name: string;
    }[];
    expect((await examineWith()).of('Tables')).toEqual(['warning: 1 migrations have not run yet']);
    await query(`INSERT INTO migrations (timestamp, name) VALUES (${last?.timestamp}, '${last?.name}'), (2999000000000, 'Later2999000000000')`);
    expect((await examineWith()).of('Tables')).toEqual([
      expect.stringMatching(/^failure: the database is of a newer version of the app: this one \(.*\) lacks the migration Later2999000000000$/),
    ]);
    for (const names of [
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    ]) {
      await query(`DELETE FROM migrations WHERE timestamp = 2999000000000`);
      await query(`INSERT INTO migrations (timestamp, name) VALUES ${names.map((name) => `(2999000000000, '${name}')`).join()}`);
      expect((await examineWith()).of('Tables')).toEqual([expect.stringMatching(new RegExp(`lacks ${unknownMigrations(names, [])}$`))]);
    }
    await query('DELETE FROM migrations WHERE timestamp = 2999000000000');
  });

  test('with too few rights or too few connections is reported', async () => {
    await query('CREATE ROLE doctor_guest LOGIN CONNECTION LIMIT 20');
    endings.push(() => query('DROP ROLE doctor_guest'));
    const url = databaseUrl(server.dataSource).replace(/\/\/[^@]*@/, '//doctor_guest@');
    const { of } = await examineWith({ DATABASE_URL: url, WORKERS: '1' });
    expect(of('Database')).toEqual([
      expect.stringMatching(/^failure: the user of DATABASE_URL cannot create tables/),
      expect.stringMatching(/^warning: \d+ tables belong to another user/),
    ]);
    expect(of('Connections')).toEqual([expect.stringMatching(/^warning: this machine can open 35 .* the database allows 20$/)]);
  });

  test('is refused as its own replica and as its own pooler', async () => {
    const url = databaseUrl(server.dataSource);
    const { of } = await examineWith({ DATABASE_REPLICA_URLS: url, DATABASE_POOLER_URL: url });
    expect(of('Replicas')).toEqual([expect.stringMatching(/^failure: .* is no replica: it accepts writes$/)]);
    expect(of('PgBouncer')).toEqual([expect.stringMatching(/^failure: Through DATABASE_POOLER_URL/)]);
  });
});

describe('mail', () => {
  async function startSmtp(options: SMTPServerOptions = {}) {
    const { received, port, stop } = await startMailServer({
      onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'guide' }) : done(new Error('535 no'))),
      allowInsecureAuth: true,
      ...options,
    });
    endings.push(stop);
    return { received, port };
  }

  test('is checked without sending any, and --mail-to sends a test message', async () => {
    const { received, port } = await startSmtp();
    const variables = { SMTP_URL: `smtp://guide:right@127.0.0.1:${port}` };
    expect((await examineWith(variables)).of('Mail')).toEqual([`ok: 127.0.0.1:${port} accepts mails`]);
    expect(received).toEqual([]);
    expect((await examineWith(variables, '--mail-to', 'ana@example.org')).of('Mail')).toEqual([
      expect.any(String),
      expect.stringMatching(/^ok: a test message to ana@example\.org was accepted/),
    ]);
    expect(received).toMatchObject([{ to: ['ana@example.org'], raw: expect.not.stringMatching(/citypins/i) as string }]);
  });

  test.each([
    ['a wrong password', 'guide:wrong@', /name and the password/],
    ['a sender that is refused', 'guide:right@', /MAIL_FROM/],
  ])('with %s shows the remedy', async (_what, account, remedy) => {
    const { port } = await startSmtp({ onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not yours'), { responseCode: 550 })) });
    const { code, findings } = await examineWith({ SMTP_URL: `smtp://${account}127.0.0.1:${port}` }, '--mail-to', 'ana@example.org');
    expect(code).toBe(1);
    expect(findings.findLast(({ check }) => check === 'Mail')).toMatchObject({ level: 'failure', remedy: expect.stringMatching(remedy) as string });
    expect(JSON.stringify(findings)).not.toContain('wrong@');
  });
});

test('a bucket is checked with a probe file', async () => {
  const running = await startBucketServer();
  endings.push(() => running.close());
  const { settings } = running;
  const bucket = {
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_ENDPOINT: settings.endpoint,
  };
  expect((await examineWith(bucket)).of('S3 bucket')).toEqual(['ok: files can be written to photos, read and deleted']);
  const { findings } = await examineWith({ ...bucket, S3_BUCKET: 'nowhere' });
  expect(findings.find(({ check }) => check === 'S3 bucket')).toMatchObject({
    level: 'failure',
    text: expect.stringContaining('NoSuchBucket') as string,
    remedy: 'Create the bucket, or correct S3_BUCKET.',
  });
});

const hour = 3_600_000;
const ago = (hours: number) => new Date(Math.floor(Date.now() / hour) * hour - hours * hour).toISOString();

describe('backups', () => {
  const look = async (variables = {}) => (await examineWith(variables)).of('Backups');
  beforeEach(() => server.dataSource.query('TRUNCATE scheduled_backups; TRUNCATE reviews CASCADE; DELETE FROM places; DELETE FROM cities'));

  test('are not missing while users have added nothing', async () => {
    expect(await look()).toEqual(['ok: none was made; users have not added anything yet']);
  });

  test('are missing after the first review, until the command has made one', async () => {
    await buildReview(server.dataSource);
    expect(await look()).toEqual(['warning: none was made, and users have added reviews, photos or places']);
    await runCommand(['backup'], server.dataSource);
    expect(await look()).toEqual([expect.stringMatching(/^ok: the last one is of \d{4}-\d\d-\d\d \d\d:\d\d UTC, made on /)]);
    await server.dataSource.query(`UPDATE scheduled_backups SET due_at = now() - interval '7 days 1 minute'`);
    expect(await look()).toEqual([expect.stringMatching(/^warning: the last one is of .*, and users have added reviews, photos or places$/)]);
  });

  test('are missing with a schedule that has made none yet', async () => {
    const variables = { BACKUP_SCHEDULE: '0 3 1 1 *', BACKUP_DIR: process.cwd() };
    expect(await look(variables)).toEqual([expect.stringMatching(/^ok: the schedule has made none yet/)]);
    await buildReview(server.dataSource);
    expect(await look(variables)).toEqual([expect.stringMatching(/^warning: the schedule has made none yet; .*; none was made, and users have added/)]);
  });
});

describe('the backups of a schedule', () => {
  const known = (dueAt: string, columns: string) =>
    server.dataSource.query(`INSERT INTO scheduled_backups (due_at, machine, ended_at, file, error) SELECT '${dueAt}', '${os.hostname()}', ${columns}`);
  const look = async () => (await examineWith({ BACKUP_SCHEDULE: '0 * * * *', BACKUP_DIR: process.cwd() })).of('Backups');
  const file = () => path.join(process.cwd(), 'backup.tar');
  beforeEach(async () => {
    fs.writeFileSync(file(), 'x');
    await server.dataSource.query('TRUNCATE scheduled_backups; TRUNCATE reviews CASCADE; DELETE FROM places; DELETE FROM cities');
  });

  test('are judged by their age', async () => {
    expect(await look()).toEqual([expect.stringMatching(/^ok: the schedule has made none yet; the next one is due at /)]);
    await known(ago(5), `now(), '${file()}', NULL`);
    expect(await look()).toEqual([expect.stringMatching(/^warning: the last one is of .*backup\.tar .*, and two more were due since$/)]);
    await known(ago(0), `now(), '${file()}', NULL`);
    expect(await look()).toEqual([expect.stringMatching(/^ok: the last one is of .*backup\.tar/)]);
    fs.rmSync(file());
    expect(await look()).toEqual([expect.stringMatching(/^failure: .*the file does not exist any more$/)]);
  });

  test('are reported if they failed, were not finished, or are in progress', async () => {
    await known(ago(1), `now(), '${file()}', NULL`);
    await known(ago(0), `now(), NULL, 'no space left on device'`);
    expect(await look()).toEqual([expect.stringMatching(/^failure: .*has failed: no space left on device$/), expect.stringMatching(/^ok: the last one is of/)]);
    await server.dataSource.query('UPDATE scheduled_backups SET ended_at = NULL, error = NULL WHERE file IS NULL');
    expect((await look())[0]).toMatch(/^failure: .*was not finished/);
    await planBackup(server.dataSource.manager, '0 * * * *');
    await server.dataSource.query("UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a runner'");
    expect((await look())[0]).toMatch(/^ok: .*is being made$/);
    await server.dataSource.query('DELETE FROM graphile_worker._private_jobs');
    await buildJob(server.dataSource, 'waiting');
    expect((await look())[0]).toMatch(/^failure: .*was not finished/);
    await server.dataSource.query("UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a runner'");
    expect((await look())[0]).toMatch(/^ok: .*is being made$/);
    await server.dataSource.query('DELETE FROM graphile_worker._private_jobs');
  });

  test('need a writable folder', async () => {
    fs.writeFileSync('file', 'x');
    expect((await examineWith({ BACKUP_SCHEDULE: '0 * * * *', BACKUP_DIR: path.join(process.cwd(), 'file') })).of('Backups')[0]).toMatch(
      /^failure: .*file is a file, and a folder is needed$/,
    );
  });
});

test('a check that throws or hangs does not stop the others', async () => {
  const hanging: Check = { name: 'checks.mail', run: () => new Promise(() => undefined) };
  const throwing: Check = { name: 'checks.clock', run: () => Promise.reject(new Error('no idea')) };
  const fine: Check = { name: 'checks.publicUrl', run: async () => [ok('findings.leadsHere')] };
  const found: unknown[] = [];
  for await (const { name, findings } of examine([hanging, throwing, fine], { ...readEnv({}), stray: [], database: { isMade: false } }, 50)) {
    found.push([englishOf(name), findings.map(({ level, text }) => `${level}: ${englishOf(text)}`)]);
  }
  expect(found).toEqual([
    ['Mail', ['failure: no answer within 0.05 s']],
    ['Clock', ['failure: the check failed: no idea']],
    ['Public URL', ['ok: it leads to this installation']],
  ]);
});
