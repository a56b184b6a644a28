import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { at } from '../../scripts/lib/paths.mjs';
import { makeFolder } from './folder.mjs';

/** Secret of the measured app, with which the benchmark signs tokens of sessions. */
export const SESSION_SECRET = 'a secret that guards made-up rows only';

const ADMIN = { email: 'bench@citypins.local', password: 'measured with care' };
/** Time limit for the start of a server (ms). The first start also creates the tables. */
const PATIENCE = 120_000;

/** Returns a free port. */
export async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Waits until a URL returns any response. @throws if the process ends or the time limit is exceeded */
async function untilAnswering(url, child) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[1]} has ended with code ${child.exitCode}.`);
    const answered = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${child.spawnargs[1]} does not answer.`);
}

/**
 * Starts a script that listens on the port in the variable PORT.
 * @param node path of the Node program that runs the script
 * @param ready path that responds when the script is ready
 * @returns `url`, `pid` and `stop()`
 */
export async function startScript({ node = process.execPath, script, env, ready }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(node, [script], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env } });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilAnswering(url + ready, child);
    return { url, pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts an embedded PostgreSQL. Its data stay between runs.
 * @param name its folder in `.bench`
 * @returns `dataDir`, `connection` (options of `pg`), a connected `client`, and `stop()`
 */
export async function startDatabase(name) {
  const dataDir = makeFolder(name);
  const embedded = await import(at('backend/dist/core/embedded-database/index.js'));
  const { connection, stop } = await embedded.startDatabase({ dataDir, databaseUrl: undefined });
  const client = new pg.Client(connection);
  await client.connect();
  return {
    dataDir,
    connection,
    client,
    stop: async () => {
      await client.end().catch(() => undefined);
      await stop();
    },
  };
}

/**
 * Starts the built app on a database.
 * @param database result of `startDatabase`
 * @param options `env`: additional settings; `node`: path of the Node program
 * @returns the same as `startScript`
 */
export function startGuide({ dataDir, connection: { host, port, user, database } }, { env, node } = {}) {
  return startScript({
    node,
    script: at('backend/dist/server/main.js'),
    ready: '/readyz',
    env: {
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      JWT_SECRET: SESSION_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
}

async function post(url, body, token) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

/** Signs in as the admin. @returns the token of the session */
export async function adminToken({ url }) {
  const { signIn } = await post(url, { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', variables: { input: ADMIN } });
  return signIn.token;
}

/** Signs in as the admin. @returns a function that sends GraphQL queries as the admin */
export async function asAdmin(guide) {
  const token = await adminToken(guide);
  return (query, variables) => post(guide.url, { query, variables }, token);
}
