import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { pinging } from '../support/pinger.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';

/** Duration of the table locks (ms). `ANSWERED_WITHIN` is the maximum response time meanwhile (ms): trust.md, R8. */
const LOCKED = 12_000;
const ANSWERED_WITHIN = 5_500;
/** Maximum response time (ms) if the database sends nothing: longer, as PostgreSQL does not end the statement itself. */
const GIVEN_UP_WITHIN = 9_500;
/** Maximum response time of `/healthz` meanwhile (ms), as in trust.md, S3. */
const HEALTH_WITHIN = 250;
/** Requests of each kind. */
const REQUESTS = 40;

let cluster: Cluster;
let people: Person[];
let placeIds: string[];
beforeAll(async () => {
  cluster = await startCluster();
  const first = await startInstance({ DATABASE_URL: cluster.url() });
  await first.stop();
  people = await addPeople(cluster.url(), REQUESTS);
  placeIds = await activePlaces(cluster.url());
}, 120_000);

interface Answered {
  status: number;
  retryAfter: string | null;
  type: string | null;
  text: string;
  milliseconds: number;
}

async function ask(url: string, init?: RequestInit): Promise<Answered> {
  const begun = performance.now();
  const answer = await fetch(url, init);
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    type: answer.headers.get('content-type'),
    text,
    milliseconds: performance.now() - begun,
  };
}

const QUERY = 'query ($id: ID!) { place(id: $id) { name reviews { total items { rating } } } }';
const post = (body: unknown, headers: object = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Request paths to the database; each function sends the `n`th request. */
const WAYS: Record<string, (instance: Instance, n: number) => Promise<Answered>> = {
  'the fast path': ({ url }, n) => ask(`${url}/graphql`, post({ query: QUERY, variables: { id: placeIds[n] } })),
  'the resolvers': ({ url }, n) => ask(`${url}/graphql`, post({ query: QUERY, variables: { id: placeIds[n] }, extensions: {} })),
  REST: ({ url }, n) => ask(`${url}/api/places/${placeIds[n]}/reviews`),
  writing: ({ url }, n) => ask(`${url}/api/places/${placeIds[n]}/reviews`, post({ rating: 4, comment: 'Written while nothing moves.' }, people[n]?.headers)),
};

async function expectNormal(instance: Instance): Promise<void> {
  for (const [way, one] of Object.entries(WAYS)) expect([way, (await one(instance, 45)).status]).toEqual([way, way === 'writing' ? 401 : 200]);
  expect((await ask(`${instance.url}/readyz`)).status).toBe(200);
}

/** Runs `act` while `places` and `reviews` are locked. */
async function whileLocked<Result>(act: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: cluster.url() });
  await client.connect();
  try {
    await client.query('BEGIN; LOCK TABLE places, reviews IN ACCESS EXCLUSIVE MODE');
    const [result] = await Promise.all([act(), sleep(LOCKED)]);
    return result;
  } finally {
    await client.end();
  }
}

test.each(Object.keys(WAYS))(
  'requests by %s get 503 with Retry-After while tables are locked',
  async (way) => {
    const instance = await startInstance({ DATABASE_URL: cluster.url(), ANSWER_CACHE_MB: '0' });
    const one = WAYS[way] ?? fail;
    await expectNormal(instance);
    const { given: answers, slowestPing } = await pinging(instance.url, () =>
      whileLocked(() => Promise.all(Array.from({ length: REQUESTS }, (_, n) => one(instance, n)))),
    );
    await expectNormal(instance);
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    figure('R8', `${REQUESTS} by ${way}: all 503 in ${(slowest / 1000).toFixed(1)} s, /healthz at most ${slowestPing.toFixed(0)} ms`);
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([]);
    expect(answers.filter(({ text }) => !text.includes('"UNAVAILABLE"'))).toEqual([]);
    expect(slowest).toBeLessThan(ANSWERED_WITHIN);
    expect(slowestPing).toBeLessThan(HEALTH_WITHIN);
  },
  90_000,
);

test('cached responses, pages without data and /readyz are served while tables are locked', async () => {
  const instance = await startInstance({ DATABASE_URL: cluster.url() });
  const kept = () => ask(`${instance.url}/graphql`, post({ query: QUERY, variables: { id: placeIds[0] } }));
  const before = await kept();
  await whileLocked(async () => {
    expect(await kept()).toMatchObject({ status: 200, text: before.text });
    expect((await ask(`${instance.url}/readyz`)).status).toBe(200);
    const page = await ask(`${instance.url}/places/${placeIds[1]}`);
    expect([page.status, page.retryAfter, page.type, page.text.includes('<div id="root">')]).toEqual([503, '2', 'text/html; charset=utf-8', true]);
    expect((await ask(`${instance.url}/login`)).status).toBe(200);
  });
  expect((await ask(`${instance.url}/places/${placeIds[1]}`)).status).toBe(200);
}, 90_000);

/** Starts a TCP proxy to the database. Between `hold` and `release` it forwards no data, and connections stay open. */
async function startHole(): Promise<{ url: string; hold(): void; release(): void; close(): void }> {
  const sockets = new Set<net.Socket>();
  let isHeld = false;
  const server = net.createServer((near) => {
    const far = net.connect(cluster.port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket
        .on('data', (data) => other.write(data))
        .on('error', () => other.destroy())
        .on('close', () => (sockets.delete(socket), other.destroy()));
      if (isHeld) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://citypins@127.0.0.1:${port}/citypins`,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    close,
  };
}

test('requests fail fast while the database sends no data, and succeed once it answers again', async () => {
  const hole = await startHole();
  try {
    const instance = await startInstance({ DATABASE_URL: hole.url, ANSWER_CACHE_MB: '8' });
    await expectNormal(instance);
    const { slowestPing } = await pinging(instance.url, async () => {
      hole.hold();
      const ways = Object.values(WAYS);
      // The first requests use connections from before the silence; the later ones need new connections.
      for (const round of ['first', 'later']) {
        const answers = await Promise.all(ways.flatMap((one) => Array.from({ length: 8 }, (_, n) => one(instance, n))));
        const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
        expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([]);
        expect(slowest).toBeLessThan(GIVEN_UP_WITHIN);
        figure('R8', `a silent database, ${round} requests: all 503 in ${(slowest / 1000).toFixed(1)} s`);
      }
      expect((await ask(`${instance.url}/readyz`)).status).toBe(503);
      expect((await ask(`${instance.url}/login`)).type).toMatch(/html/);
    });
    expect(slowestPing).toBeLessThan(HEALTH_WITHIN);
    hole.release();
    const begun = performance.now();
    while ((await ask(`${instance.url}/readyz`)).status !== 200) await sleep(50);
    await expectNormal(instance);
    figure('R8', `normal ${((performance.now() - begun) / 1000).toFixed(1)} s after it answers again`);
    // The app is notified of changes again, too.
    const name = `Heard ${Date.now()}`;
    const nameOf = async () => (await ask(`${instance.url}/graphql`, post({ query: QUERY, variables: { id: placeIds[2] } }))).text;
    await nameOf();
    await query(cluster.url(), 'UPDATE places SET name = $1 WHERE id = $2', [name, placeIds[2]]);
    while (!(await nameOf()).includes(name)) await sleep(100);
  } finally {
    hole.close();
  }
}, 120_000);

test('the app stops although its database sends no data', async () => {
  const hole = await startHole();
  try {
    const instance = await startInstance({ DATABASE_URL: hole.url });
    hole.hold();
    const begun = performance.now();
    expect(await instance.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(20_000);
  } finally {
    hole.close();
  }
}, 60_000);
