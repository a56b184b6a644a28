import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import app from '../../e2e/support/app.cjs';
import { createDataSource } from '../../backend/src/core/db/index.js';
import { ENTITIES } from '../../backend/src/server/entities.js';
import { createSchema } from '../../backend/src/server/schema.js';
import { mapTexts, textOperations } from '../../backend/test/operations.js';
import { makeSamples } from '../../backend/test/samples.js';
import { photoForm } from '../../backend/test/files/pictures.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople } from '../support/people.js';
import { startCluster } from '../support/postgres.js';

/** Time to wait for a late request of the server (ms). */
const AFTERWARDS = 3000;
const RECORDER = path.resolve('trust/support/record-connections.cjs');

let folder: string;
let databaseUrl: string;
let databasePort: number;
let guide: Instance;
let dataSource: DataSource;
let hits = 0;
/** Target that an attacker wants the server to request; it answers every request. */
let canary: http.Server;
let canaryPort: number;
/** Identity provider whose profile has a picture at the canary. */
let provider: http.Server;
let providerUrl: string;

const listen = async (server: http.Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-connections-'));
  canary = http.createServer((_request, response) => response.end('{}')).on('connection', () => (hits += 1));
  canaryPort = await listen(canary);
  provider = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/redirect') response.writeHead(302, { Location: `http://127.0.0.1:${canaryPort}/` }).end();
    else if (pathname === '/token') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"access_token":"a","token_type":"Bearer"}');
    else
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(
        JSON.stringify({
          sub: '1',
          name: 'Mira Iyer',
          email: 'mira@example.org',
          email_verified: true,
          picture: `http://127.0.0.1:${canaryPort}/mira.png`,
          website: `http://127.0.0.1:${canaryPort}/`,
        }),
      );
  });
  providerUrl = `http://127.0.0.1:${await listen(provider)}`;
  const cluster = await startCluster();
  [databaseUrl, databasePort] = [cluster.url(), cluster.port];
  guide = await startInstance({
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'fatal',
    CITYPINS_CONNECTIONS: `${folder}/app`,
    NODE_OPTIONS: `--require ${RECORDER}`,
    ...app.googleAt(providerUrl),
  });
  dataSource = await createDataSource({ url: databaseUrl }, { poolSize: 2, entities: ENTITIES }).initialize();
}, 120_000);
afterAll(async () => {
  await dataSource.destroy();
  canary.close();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the targets of the app's connections, except the database. */
const opened = () =>
  readFileSync(`${folder}/app`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.endsWith(`:${databasePort}`));

/** Addresses that only the server can reach, and one that redirects there. */
const targets = () => [
  `http://127.0.0.1:${canaryPort}/`,
  `http://localhost:${canaryPort}/`,
  `http://[::ffff:127.0.0.1]:${canaryPort}/`,
  `http://0x7f000001:${canaryPort}/`,
  `http://2130706433:${canaryPort}/`,
  'http://169.254.169.254/latest/meta-data/',
  `${providerUrl}/redirect`,
];

test('the server requests no address from a text that GraphQL accepts', async () => {
  const schema = await createSchema();
  const count = textOperations(schema, () => '').length;
  let sent = 0;
  for (let i = 0; i < count; i += 1) {
    const [admin] = await addPeople(databaseUrl, 1, 'admin');
    const sample = await makeSamples(dataSource, admin ?? { id: '' });
    const { document = '', variables = {} } = textOperations(schema, sample)[i] ?? {};
    const paths: string[] = [];
    mapTexts(variables, (_, where) => void paths.push(where));
    for (const [n, where] of paths.entries()) {
      const texts = /website|url/i.test(where) ? targets() : [targets()[n % targets().length] ?? ''];
      for (const text of texts) {
        const body = JSON.stringify({ query: document, variables: mapTexts(variables, (old, at) => (at === where ? text : old)) });
        await (await fetch(`${guide.url}/graphql`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...admin?.headers } })).text();
        sent += 1;
      }
    }
  }
  await sleep(AFTERWARDS);
  expect(opened()).toEqual([]);
  expect(hits).toBe(0);
  figure('S27', `${sent} addresses in texts, 0 connections`);
}, 600_000);

test('the server requests no address from request headers, queries or pictures', async () => {
  const [user] = await addPeople(databaseUrl, 1);
  for (const target of targets()) {
    const { host } = new URL(target);
    const names = [
      'X-Forwarded-Host',
      'X-Forwarded-For',
      'Forwarded',
      'X-Original-URL',
      'X-Rewrite-URL',
      'Referer',
      'Origin',
      'From',
      'X-Wap-Profile',
      'True-Client-IP',
      'Link',
      'X-HTTP-Destinationurl',
    ];
    const headers = Object.fromEntries(names.map((name) => [name, /URL|Referer|Origin|Link|Wap|Destination/i.test(name) ? target : host]));
    for (const where of [
      '/',
      '/places',
      '/api/cities',
      '/sitemap.xml',
      '/auth/callback',
      '/api/auth/google',
      `/api/auth/google?redirect=${target}`,
      `/?url=${target}`,
    ]) {
      await (await fetch(guide.url + where, { headers, redirect: 'manual' })).text();
    }
    const svg = photoForm();
    svg.set(
      'photo',
      new Blob(
        [
          `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="${target}" width="9" height="9"/></svg>`,
        ],
        { type: 'image/svg+xml' },
      ),
      'a.svg',
    );
    expect((await fetch(`${guide.url}/api/photos`, { method: 'POST', body: svg, headers: user?.headers })).status).toBe(400);
  }
  await sleep(AFTERWARDS);
  expect(opened()).toEqual([]);
  expect(hits).toBe(0);
}, 120_000);

test('a sign-in with Google makes the server ask the provider and not fetch the profile picture', async () => {
  const begin = await fetch(`${guide.url}/api/auth/google`, { redirect: 'manual' });
  const state = new URL(begin.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const cookie = begin.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const back = await fetch(`${guide.url}/api/auth/google/callback?code=x&state=${encodeURIComponent(state)}`, {
    redirect: 'manual',
    headers: { Cookie: cookie },
  });
  expect(back.headers.get('location')).toMatch(/\/auth\/callback\?token=/);
  await sleep(AFTERWARDS);
  expect(new Set(opened())).toEqual(new Set([new URL(providerUrl).host]));
  expect(hits).toBe(0);
});

test('requests to the canary are counted and connections are recorded (control of the check)', async () => {
  await (await fetch(`http://localhost:${canaryPort}/`)).text();
  expect(hits).toBe(1);
  writeFileSync(`${folder}/fetch.cjs`, `require('node:http').get('http://127.0.0.1:${canaryPort}/', (response) => response.resume());`);
  spawnSync(process.execPath, ['--require', RECORDER, `${folder}/fetch.cjs`], {
    env: { ...process.env, CITYPINS_CONNECTIONS: `${folder}/control` },
    timeout: 20_000,
  });
  expect(readFileSync(`${folder}/control`, 'utf8')).toBe(`127.0.0.1:${canaryPort}\n`);
});
