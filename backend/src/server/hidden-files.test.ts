import { existsSync, readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { ConfigError, parseEnv, repositoryRoot } from '../core/config/env.js';

let server: TestServer;
let client: ReturnType<typeof makeClientDir>;
beforeAll(async () => {
  client = makeClientDir();
  server = await startServer({ clientDir: client.clientDir });
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

/** Files of the app's folder, without the public API descriptions, and files that attackers often look for on servers. */
const FILES = [
  ...readdirSync(repositoryRoot).filter((name) => !['schema.graphql', 'openapi.json'].includes(name)),
  '.git/config',
  '.git/HEAD',
  '.gitignore',
  '.env',
  '.env.local',
  '.env.example',
  '.data/admin.txt',
  '.data/secret.txt',
  '.npmrc',
  '.ssh/id_rsa',
  '.DS_Store',
  '.htaccess',
  '.htpasswd',
  '.vite/manifest.json',
  '.vite/operations.json',
  '.server/forServer.cjs',
  'operations.json',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docker-compose.yml',
  'backend/dist/server/main.js',
  'node_modules/express/package.json',
  'backup.sql',
  'dump.sql',
  'id_rsa',
  'server-status',
  'phpinfo.php',
  'wp-login.php',
  'actuator/env',
  'debug/pprof',
  'swagger.json',
  'assets/app-1a2b3c.js.map',
];
/** Matches content of such files, and directory listings. */
const INSIDE =
  /\[core\]|repositoryformatversion|JWT_SECRET|DATABASE_URL|"dependencies"|"devDependencies"|exports\.firstPaint|dynamicImports|Index of|Directory listing|root:x:|sourcesContent/i;

/** Expects a path, in any encoding, to reveal no file: it responds 400, 404, or an HTML page. */
async function expectNothing(address: string): Promise<void> {
  const { status, text, headers } = await server.raw(address);
  expect([address, INSIDE.test(text)]).toEqual([address, false]);
  if (status === 200) expect([address, headers.get('content-type')]).toEqual([address, 'text/html; charset=utf-8']);
  else expect([address, [400, 404].includes(status)]).toEqual([address, true]);
}

test('the server serves none of its own files, at the root or below public folders', async () => {
  for (const file of FILES) await Promise.all(['/', '//', '/assets/', '/uploads/', '/backups/', '/api/', '/./'].map((start) => expectNothing(start + file)));
});

const UP = ['..', '%2e%2e', '%2E.', '.%2e', '..%2f', '..%5c', '..\\', '%252e%252e', '%c0%ae%c0%ae', '....//', '..;', '%00..', '..%00'];

test('no form of path traversal leaves the public folders', async () => {
  for (const up of UP) {
    for (const start of ['/', '/assets/', '/uploads/AAAAAAAAAAAAAAAAAAAAAA/', '/art/cities/', '/sitemaps/', '/backups/']) {
      const files = ['package.json', '.env', 'etc/passwd', '.vite/manifest.json', '.vite/operations.json'];
      await Promise.all(files.flatMap((file) => [1, 8].map((steps) => expectNothing(start + `${up}/`.repeat(steps) + file))));
    }
  }
});

test('no folder lists its files', async () => {
  for (const folder of [
    '/assets',
    '/assets/',
    '/uploads',
    '/uploads/',
    '/backups',
    '/backups/',
    '/art/',
    '/art/cities/',
    '/sitemaps/',
    '/.vite/',
    '/.server/',
    '/.git/',
    '/assets/.',
  ])
    await expectNothing(folder);
});

/** Sends a raw request that no client library would send. Returns the first line of the response. */
async function firstLine(request: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  socket.end(request);
  const chunks = await socket.toArray();
  return (
    Buffer.concat(chunks as Buffer[])
      .toString()
      .split('\r\n')[0] ?? ''
  );
}

test('the server does not echo requests (TRACE), and is no proxy (CONNECT)', async () => {
  for (const method of ['TRACE', 'TRACK', 'DEBUG', 'PROPFIND', 'MOVE', 'LOCK']) {
    for (const where of ['/', '/api/cities', '/graphql']) {
      const line = await firstLine(`${method} ${where} HTTP/1.1\r\nHost: localhost\r\nX-Secret: 1\r\nConnection: close\r\n\r\n`);
      expect([method, where, line]).toEqual([method, where, expect.stringMatching(/^HTTP\/1\.1 40[045] /)]);
    }
  }
  expect(await firstLine('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')).not.toMatch(/ 2\d\d /);
});

test('no response header names the server software', async () => {
  for (const where of ['/', '/api/cities', '/api/nothing', '/graphql', '/healthz', '/favicon.svg', '/nothing', '/%ZZ']) {
    const { headers } = await server.raw(where);
    for (const name of ['x-powered-by', 'server', 'via', 'x-runtime', 'x-aspnet-version'])
      expect([where, name, headers.get(name)]).toEqual([where, name, null]);
  }
});

test('the build contains no source maps of the client', () => {
  const built = path.join(repositoryRoot, 'frontend/dist/assets');
  const files = existsSync(built) ? readdirSync(built) : [];
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the app does not start in production with a secret from its documentation', () => {
  const docs = path.join(repositoryRoot, 'docs');
  const papers = [
    '.env.example',
    'docker-compose.yml',
    'Dockerfile',
    'README.md',
    ...readdirSync(docs)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]
    .map((name) => readFileSync(path.join(repositoryRoot, name), 'utf8'))
    .join('\n');
  const shown = [...papers.matchAll(/JWT_SECRET[=:] ?(\$\([^)]*\)|[^\s`'"$]*)/g)].map(([, value = '']) => value);
  expect(shown.length).toBeGreaterThan(2);
  for (const JWT_SECRET of [...shown, undefined, 'changeme', 'secret', 'your-secret-key-at-least-32-chars'.slice(0, 31)]) {
    const start = () => parseEnv({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example.org/guide', JWT_SECRET });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/JWT_SECRET/);
  }
});
