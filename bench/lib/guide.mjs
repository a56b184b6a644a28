import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { at } from '../../scripts/lib/paths.mjs';

const ADMIN = { email: 'bench@citypins.local', password: 'measured with care' };
/** Milliseconds that the server may take until it answers. */
const PATIENCE = 60_000;

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function untilReady(url, child) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server has ended with code ${child.exitCode}.`);
    const isReady = await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false);
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The server does not answer.');
}

/**
 * Starts the app as an operator does, on a database of its own that stays between runs.
 * @param dataDir folder of the database; outside the repository's own data
 * @returns `url`, `graphql(query, variables)` as an admin, `client` of the database, `stop()`
 */
export async function startGuide(dataDir) {
  const { startDatabase } = await import(at('backend/dist/core/db/embedded.js'));
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  const { host, port: databasePort, user, database: name } = database.connection;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [at('backend/dist/server/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, SAMPLE_DATA: 'off', RATE_LIMIT: '0', LOG_LEVEL: 'error',
      DATABASE_URL: `postgres://${user}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host)}`,
      JWT_SECRET: 'a secret that guards made-up rows only', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const ended = once(child, 'exit');
  const client = new pg.Client({ host, port: databasePort, user, database: name });
  const stop = async () => {
    await client.end().catch(() => undefined);
    child.kill('SIGTERM');
    await ended;
    await database.stop();
  };
  try {
    await untilReady(url, child);
    await client.connect();
    const token = await signIn(url);
    return { url, client, stop, graphql: (query, variables) => post(url, { query, variables }, token) };
  } catch (error) {
    await stop();
    throw error;
  }
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

async function signIn(url) {
  const { signIn: payload } = await post(url, { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', variables: { input: ADMIN } });
  return payload.token;
}
