import { existsSync, readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';

/** Requests in progress when the app is told to stop. `LOCKED` of them are writes that wait for a lock; the others still send their bodies. */
const IN_FLIGHT = 50;
const LOCKED = 5;
/** Duration of these requests (ms). */
const TAKES = 2_000;
const COMMENT = 'Written while the app ends.';
/** Maximum time from the last response to the end of all processes (ms). */
const GONE_WITHIN = 5_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(['max_connections=300']);
});

const start = (workers: number, more: Record<string, string> = {}) =>
  startInstance({
    DATABASE_URL: cluster.url(),
    WORKERS: String(workers),
    MAIL_DECISION_DELAY: '60',
    ...more,
  });

interface Ended {
  status: number;
  connection: string | undefined;
}

interface Asking {
  agent: http.Agent;
  path: string;
  headers?: object;
  body: unknown;
  /** Resolves when the rest of the body can be sent. */
  pause?: Promise<unknown>;
}

/** Sends a request over a keep-alive connection; the status is 0 if no response arrives. */
function send({ port }: Instance, { agent, path: address, headers, body, pause }: Asking): Promise<Ended> {
  const text = JSON.stringify(body);
  const sent = { ...headers, 'Content-Type': 'application/json', 'Content-Length': text.length };
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, connection: undefined });
    const request = http.request({ agent, port, host: '127.0.0.1', method: 'POST', path: address, headers: sent }, (response) => {
      response
        .resume()
        .on('error', fail)
        .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    });
    request.on('error', fail).write(text.slice(0, 10));
    const finish = () => request.end(text.slice(10));
    if (pause) void pause.then(finish);
    else finish();
  });
}

/** Returns the number of the app's statements that wait for a lock. */
const waiting = async (): Promise<number> =>
  (
    await query<{ n: number }>(
      cluster.url('postgres'),
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = 'citypins'",
    )
  )[0]?.n ?? 0;

/** Calls `end` while requests are in progress. The writes, which wait for a lock, start first. */
async function endMeanwhile(instance: Instance, end: () => Promise<unknown>): Promise<Ended[]> {
  const [people, placeIds] = [await addPeople(cluster.url(), LOCKED), await activePlaces(cluster.url())];
  const lock = new pg.Client({ connectionString: cluster.url() });
  const agent = new http.Agent({ keepAlive: true });
  await lock.connect();
  try {
    await lock.query('BEGIN; LOCK TABLE reviews IN EXCLUSIVE MODE');
    let proceed = (): void => undefined;
    const pause = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const writes = people.map(({ headers }, i) =>
      send(instance, { agent, headers, path: `/api/places/${placeIds[i]}/reviews`, body: { rating: 4, comment: COMMENT } }),
    );
    const reads = Array.from({ length: IN_FLIGHT - LOCKED }, (_, i) =>
      send(instance, { agent, path: '/graphql', body: { query: `{ cities(page: { size: ${i + 1} }) { total } }` }, pause }),
    );
    while ((await waiting()) < LOCKED) await sleep(20);
    const ending = end();
    await sleep(TAKES);
    proceed();
    await lock.query('COMMIT');
    const ended = await Promise.all([...writes, ...reads]);
    await ending;
    return ended;
  } finally {
    agent.destroy();
    await lock.end();
  }
}

const reviewsOfPeople = async (): Promise<number> =>
  (await query<{ n: number }>(cluster.url(), 'SELECT count(*)::int AS n FROM reviews WHERE comment = $1', [COMMENT]))[0]?.n ?? 0;

test.each([1, 2])(
  'an app with %d processes answers every request in progress when it is stopped',
  async (workers) => {
    const instance = await start(workers);
    const known = await reviewsOfPeople();
    let left = 0;
    const ended = await endMeanwhile(instance, async () => {
      const code = await instance.stop();
      left = performance.now();
      expect(code).toBe(0);
    });
    const answered = performance.now();
    expect(ended.map(({ status }) => status)).toEqual([...Array<number>(LOCKED).fill(201), ...Array<number>(IN_FLIGHT - LOCKED).fill(200)]);
    expect(ended.map(({ connection }) => connection)).toEqual(Array(IN_FLIGHT).fill('close'));
    expect(await reviewsOfPeople()).toBe(known + LOCKED);
    expect(left - answered).toBeLessThan(GONE_WITHIN);
    await expect(fetch(`${instance.url}/healthz`)).rejects.toThrow();
    figure('R6', `${workers === 1 ? 'one process' : `${workers} processes`}: ${IN_FLIGHT} of ${IN_FLIGHT} answered`);
  },
  180_000,
);

test('a delayed mail survives the stop, and is sent once its time has come', async () => {
  const instance = await start(1);
  const [author, moderator] = [await addPeople(cluster.url(), 1), await addPeople(cluster.url(), 1, 'moderator')];
  const [placeId] = await activePlaces(cluster.url());
  const ask = async (path_: string, headers: object, body: unknown) =>
    (
      await fetch(`${instance.url}${path_}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ _id: string; errors?: unknown }>;
  const { _id } = await ask(`/api/places/${placeId}/reviews`, { ...author[0]?.headers }, { rating: 5, comment: 'To be decided about.' });
  const decided = await ask(
    '/graphql',
    { ...moderator[0]?.headers },
    { query: 'mutation ($ids: [ID!]) { approveReviews(selection: { ids: $ids }) { id } }', variables: { ids: [_id] } },
  );
  expect(decided.errors).toBeUndefined();
  const outbox = path.join(instance.dataDir, 'outbox');
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.txt')) : []);
  expect(mails()).toEqual([]);
  expect(await instance.stop()).toBe(0);
  expect(mails()).toEqual([]);
  await query(cluster.url(), 'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
  await start(1, { DATA_DIR: instance.dataDir });
  while (mails().length === 0) await sleep(100);
  expect(mails()).toEqual([expect.stringContaining('review')]);
}, 120_000);

test('a killed app answers none of these requests (control of the check)', async () => {
  const instance = await start(1);
  const ended = await endMeanwhile(instance, () => instance.kill());
  expect(ended.map(({ status }) => status)).toEqual(Array(IN_FLIGHT).fill(0));
}, 120_000);
