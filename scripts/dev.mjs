// `npm run dev`: the app with hot reload. Vite listens on the app's port and serves the client's sources. It proxies all other requests, also
// those for pages, to the server, which listens on another port and restarts after each change of its files.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createVite } from 'vite';
import { build } from './build.mjs';
import { at, root } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';
import { writeOperations } from './operations.mjs';

/** Poll interval (ms): of a starting server, and of the parent process. */
const POLL = 150;
/** Pause (ms) after the last changed file before the build; an editor or Git can change several files at once. */
const PAUSE = 100;
const client = at('node_modules/.cache/citypins/development');
/** Matches the paths that the server answers. Vite answers the others: sources, packages and its own modules. */
const OF_SERVER = '^/(?!@|__|src/|node_modules/)';
/** Matches pages that exist only in development; the server answers them with 404, and the client shows them. */
const OF_DEVELOPMENT = /^(\/[a-z]{2})?\/dev\//;
/** Matches client files that the server bundle contains: texts, languages and first paints. */
const FOR_SERVER = /[\\/](locales|firstPaint)[\\/]|[\\/]languages\.ts$/;

if (fs.existsSync(at('.env'))) process.loadEnvFile(at('.env'));
process.env.NODE_ENV ??= 'development';

let vite;
let server;
/** Port of the server. */
let port;
/** Resolves once the last started server responds, or has ended. */
let ready;

/** Writes a folder that the server uses as the built client: the HTML pages as Vite transforms them, and the public files. */
async function writeClient() {
  for (const folder of ['.vite', '.server']) fs.mkdirSync(`${client}/${folder}`, { recursive: true });
  fs.cpSync(at('frontend/public'), client, { recursive: true });
  for (const page of ['index.html', 'graphiql.html'])
    fs.writeFileSync(`${client}/${page}`, await vite.transformIndexHtml(`/${page}`, fs.readFileSync(at('frontend', page), 'utf8')));
  fs.writeFileSync(`${client}/.vite/manifest.json`, '{}'); // there are no bundles
  fs.copyFileSync(at('frontend/dist/.server/forServer.cjs'), `${client}/.server/forServer.cjs`);
  writeOperations(`${client}/.vite/operations.json`);
}

/** Resolves once the server responds, or has ended. */
async function isUp({ ended }) {
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  while (!isEnded && !(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => false))) await sleep(POLL);
}

function startServer(publicUrl) {
  const variables = { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
  server = spawn(process.execPath, ['scripts/start.mjs', '--client', client], {
    cwd: root,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.ended = new Promise((resolve) => server.once('exit', resolve));
  return server;
}

function restartServer(publicUrl) {
  if (server.connected) server.send('restart');
  const started = server.ended.then(() => startServer(publicUrl));
  ready = started.then(isUp);
  return started;
}

/** @param sides what has changed: `server`, `client` or both */
async function update(sides, publicUrl) {
  if (sides.has('server')) await build(['server']);
  if (sides.has('client')) {
    await build(['types', 'first-paint']);
    await writeClient();
  }
  await restartServer(publicUrl);
  if (sides.has('server')) await build(['schema', 'types']);
}

const tell = (error) => console.error(`\n${error instanceof Problem ? error.message : error.stack}\n`);
/** Returns the side that a changed file belongs to; undefined if Vite alone handles it. */
function sideOf(file) {
  if (file.startsWith(at('backend/src'))) return file.endsWith('.test.ts') ? undefined : 'server';
  if (file.startsWith(at('frontend/src'))) return file.endsWith('.graphql') || (FOR_SERVER.test(file) && !file.includes('.generated.')) ? 'client' : undefined;
  return file === at('frontend/index.html') ? 'client' : undefined;
}

let changed = new Set();
let timer;
/** Update in progress. */
let work = Promise.resolve();

/** Updates the server after changes of its files, which Vite's watcher reports. */
function watch(files, publicUrl) {
  const begin = () => {
    const sides = changed;
    changed = new Set();
    work = work.then(() => update(sides, publicUrl)).catch(tell);
  };
  files.add(at('backend/src')).on('all', (_event, file) => {
    const side = sideOf(file);
    if (!side) return;
    changed.add(side);
    clearTimeout(timer);
    timer = setTimeout(begin, PAUSE);
  });
}

/** Resolves once the server responds, also if it restarts in the meantime. */
async function isReady() {
  for (let awaited; awaited !== ready; await awaited) awaited = ready;
}

async function develop() {
  await build(['server', 'schema', 'types', 'first-paint']);
  const { parseEnv } = await import('../backend/dist/core/config/index.js');
  const { stopDatabase } = await import('../backend/dist/core/embedded-database/index.js');
  const { checkPort } = await import('../backend/dist/server/startup/index.js');
  const env = parseEnv(process.env);
  await checkPort(env.port, env.host);

  const front = http.createServer();
  const hidden = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => hidden.once('listening', resolve));
  ({ port } = hidden.address());
  await new Promise((resolve) => hidden.close(resolve));
  const proxy = {
    target: `http://127.0.0.1:${port}`,
    bypass: isReady,
    configure: (proxied) =>
      proxied.on('proxyRes', (response, { url }) => {
        if (!response.headers['content-type']?.startsWith('text/html')) return;
        delete response.headers['content-security-policy']; // it would block Vite's inline scripts and WebSocket
        if (OF_DEVELOPMENT.test(url)) response.statusCode = 200;
      }),
  };
  vite = await createVite({
    configFile: at('frontend/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: front }, proxy: { [OF_SERVER]: proxy } },
    // a plugin, because Vite restarts after changes of its configuration, with another watcher
    plugins: [{ name: 'watch-server', configureServer: ({ watcher }) => watch(watcher, env.publicUrl) }],
  });
  await writeClient();
  front.on('request', vite.middlewares);
  ready = isUp(startServer(env.publicUrl));
  const code = await Promise.race([server.ended, new Promise((resolve) => front.listen(env.port, env.host, () => resolve(undefined)))]);
  if (code !== undefined) process.exit(code);
  void server.ended.then((ended) => ended === 0 || process.exit(ended));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    clearTimeout(timer);
    await work;
    server.kill('SIGTERM');
    await Promise.all([server.ended, vite.close()]);
    await stopDatabase(env); // a server stopped during its restart leaves the database running
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), POLL).unref();
}

await develop().catch((error) => fail(error.name === 'Error' ? error : new Problem(error.message)));
