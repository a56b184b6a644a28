// `npm run dev`: the app with hot reload. Vite listens on the app's port and serves the client's sources. It forwards all other requests, also
// those for pages, to the server, which listens on another port and restarts after each change of its files.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { createServer as createVite } from 'vite';
import { build } from './build.mjs';
import { forward } from './lib/forward.mjs';
import { at, filesBelow, root } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';
import { writeOperations } from './operations.mjs';

const POLL = 300;
const client = at('node_modules/.cache/citypins/development');

if (fs.existsSync(at('.env'))) process.loadEnvFile(at('.env'));
process.env.NODE_ENV ??= 'development';

/** Writes a folder that the server uses as the built client: the HTML sources, which Vite transforms in each response. */
function writeClient() {
  for (const folder of ['.vite', '.server']) fs.mkdirSync(`${client}/${folder}`, { recursive: true });
  for (const page of ['index.html', 'graphiql.html']) fs.copyFileSync(at('frontend', page), `${client}/${page}`);
  fs.writeFileSync(`${client}/.vite/manifest.json`, '{}'); // there are no bundles
  fs.copyFileSync(at('frontend/dist/.server/forServer.cjs'), `${client}/.server/forServer.cjs`);
  writeOperations(`${client}/.vite/operations.json`);
}

/** Matches client files that the server bundle contains: texts, languages and first paints. */
const FOR_SERVER = /[\\/](locales|firstPaint)[\\/]|[\\/]languages\.ts$/;

let behind;
let server;

function startServer(publicUrl) {
  const variables = { ...process.env, PORT: String(behind), HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
  server = spawn(process.execPath, ['scripts/start.mjs', '--client', client], {
    cwd: root,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.ended = new Promise((resolve) => server.once('exit', resolve));
  return server;
}

async function restartServer(publicUrl) {
  if (server.connected) server.send('restart');
  await server.ended;
  startServer(publicUrl);
}

async function changeServer(publicUrl) {
  await build(['server']);
  await restartServer(publicUrl);
  await build(['schema', 'types']);
}

async function changeClient(publicUrl) {
  await build(['types', 'first-paint']);
  writeClient();
  await restartServer(publicUrl);
}

const tell = (error) => console.error(`\n${error instanceof Problem ? error.message : error.stack}\n`);
const timesOf = (files) => files.map((file) => `${file} ${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
const watched = {
  server: () => timesOf(filesBelow(at('backend/src')).filter((file) => !file.endsWith('.test.ts'))),
  client: () => timesOf([...filesBelow(at('frontend/src')).filter((file) => file.endsWith('.graphql') || FOR_SERVER.test(file)), at('frontend/index.html')]),
};

/** Polls the files' modification times. On Linux with Node 20, a recursive fs.watch misses files that an editor replaces by renaming. */
function watch(publicUrl) {
  const seen = { server: watched.server(), client: watched.client() };
  let work = Promise.resolve();
  const timer = setInterval(() => {
    const now = { server: watched.server(), client: watched.client() };
    const isServer = now.server !== seen.server;
    const isClient = now.client !== seen.client;
    Object.assign(seen, now);
    if (!isServer && !isClient) return;
    work = work.then(() => (isServer ? changeServer(publicUrl) : changeClient(publicUrl))).catch(tell);
  }, POLL);
  return async () => {
    clearInterval(timer);
    await work;
  };
}

async function develop() {
  await build(['server', 'schema', 'types', 'first-paint']);
  writeClient();
  const { parseEnv } = await import('../backend/dist/core/config/env.js');
  const { stopDatabase } = await import('../backend/dist/core/db/embedded.js');
  const { checkPort } = await import('../backend/dist/server/startup/port.js');
  const env = parseEnv(process.env);
  await checkPort(env.port, env.host);

  const front = http.createServer();
  const hidden = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => hidden.once('listening', resolve));
  behind = hidden.address().port;
  await new Promise((resolve) => hidden.close(resolve));
  const vite = await createVite({
    configFile: at('frontend/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: front } },
    // removes the proxy of vite.config.ts, which does not wait for a restarting server
    plugins: [{ name: 'no-proxy', config: ({ server: options }) => void delete options.proxy }],
  });
  front.on('request', (request, response) => vite.middlewares(request, response, () => forward(request, response, behind, vite)));
  startServer(env.publicUrl);
  const code = await Promise.race([server.ended, new Promise((resolve) => front.listen(env.port, env.host, () => resolve(undefined)))]);
  if (code !== undefined) process.exit(code);
  void server.ended.then((ended) => ended === 0 || process.exit(ended));
  const stopWatching = watch(env.publicUrl);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopWatching();
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
