import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { startInstance } from '../support/instance.js';
import { addPeople } from '../support/people.js';
import { type Cluster, startCluster } from '../support/postgres.js';
import { activePlaces, lostOf, nothingWritten, writeReviews } from '../support/reviewers.js';

const WRITERS = 30;
const RESTARTS = 4;
/** Shutdown grace period (s), as in docker-compose.yml. haproxy checks `/readyz` every second and reacts to the second failure. */
const SHUTDOWN_DELAY = 5;

/** Returns the shipped haproxy.cfg with the instances of this test as its servers. */
function configuration(port: number, servers: readonly number[]): string {
  const shipped = readFileSync(path.resolve('deploy/haproxy.cfg'), 'utf8').split('\n');
  const adapted = shipped.filter((line) => !/^ {2}server /.test(line)).map((line) => (/^ {2}bind /.test(line) ? `  bind 127.0.0.1:${port}` : line));
  return [...adapted, ...servers.map((server) => `  server at-${server} 127.0.0.1:${server}`), ''].join('\n');
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-haproxy-'));
let haproxy: ChildProcess | undefined;
afterAll(() => {
  haproxy?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts haproxy in front of instances.
 * @returns the address for clients
 */
async function startProxy(servers: readonly number[]): Promise<string> {
  const port = await app.freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers));
  haproxy = spawn('/usr/sbin/haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  return `http://127.0.0.1:${port}`;
}

interface Side {
  cluster: Cluster;
  ports: readonly number[];
  variables: Record<string, string>;
}

const startOne = ({ cluster, variables }: Side, port: number) => startInstance({ DATABASE_URL: cluster.url(), PORT: String(port), ...variables });

/** Returns the log lines of the levels `warn` and `error`. */
const complaintsIn = (log: string) => log.split('\n').filter((line) => /"level":(40|50)/.test(line));

/**
 * Restarts the instances one after another while users read and write.
 * @returns the responses by status, the acknowledged reviews, the duration (s) and the warnings in the logs
 */
async function restartUnderLoad(side: Side, restarts: number) {
  const url = await startProxy(side.ports);
  const instances = await Promise.all(side.ports.map((port) => startOne(side, port)));
  const all = [...instances];
  const placeIds = await activePlaces(side.cluster.url());
  const people = await addPeople(side.cluster.url(), WRITERS);
  const seen = new Map<number, number>();
  let isOver = false;
  const count = (status: number) => seen.set(status, (seen.get(status) ?? 0) + 1);

  const READS = [
    () => fetch(`${url}/places/${placeIds[0]}`),
    () => fetch(`${url}/api/places?page=2`),
    () =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: '{ places { total items { name } } }' }),
      }),
    () =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: '{ cities { total } }', extensions: {} }),
      }),
  ];
  const read = async (ask: () => Promise<Response>) => {
    while (!isOver) {
      await ask().then(
        async (answer) => (await answer.text(), count(answer.status)),
        () => count(0),
      );
      await sleep(50);
    }
  };
  const write = async () => {
    const everything = nothingWritten();
    // Each round reviews other places, until the last restart is done.
    for (let round = 0; !isOver; round += 1) {
      const written = await writeReviews({
        urls: () => [url],
        people,
        placeIds: placeIds.slice(round * 5).concat(placeIds.slice(0, round * 5)),
        each: 5,
        attempts: 1,
        pause: 100,
      });
      everything.acknowledged.push(...written.acknowledged);
      for (const [status, n] of written.statuses) for (let i = 0; i < n; i += 1) count(status);
    }
    return everything;
  };

  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100);
  const begun = performance.now();
  const reading = READS.map(read);
  const writing = write();
  for (let n = 0; n < restarts; n += 1) {
    const which = n % instances.length;
    await sleep(1_000);
    expect(await instances[which]?.stop()).toBe(0);
    const successor = await startOne(side, side.ports[which] ?? 0);
    instances[which] = successor;
    all.push(successor);
    await sleep(1_000); // haproxy needs this time to notice it
  }
  isOver = true;
  await Promise.all(reading);
  const written = await writing;
  haproxy?.kill('SIGKILL');
  for (const instance of instances) await instance.stop();
  return { seen, written, seconds: (performance.now() - begun) / 1000, complaints: all.flatMap(({ output }) => complaintsIn(output())) };
}

const freePorts = () => Promise.all([app.freePort(), app.freePort()]);

test('no request fails while two instances behind haproxy restart one after another', async () => {
  const cluster = await startCluster(['max_connections=300']);
  const { seen, written, seconds, complaints } = await restartUnderLoad(
    { cluster, ports: await freePorts(), variables: { SHUTDOWN_DELAY: String(SHUTDOWN_DELAY) } },
    RESTARTS,
  );
  const total = [...seen.values()].reduce((sum, n) => sum + n, 0);
  const others = [...seen].filter(([status]) => status < 200 || status > 299);
  expect({ others, complaints: others.length > 0 ? complaints : [] }).toEqual({ others: [], complaints: [] });
  expect(await lostOf(cluster.url(), written)).toEqual([]);
  expect(written.acknowledged.length).toBeGreaterThan(RESTARTS * WRITERS);
  figure('R7', `${RESTARTS} restarts, ${total} requests in ${seconds.toFixed(0)} s, ${written.acknowledged.length} of them writes: 0 other than 2xx`);
}, 300_000);

test('requests fail without a shutdown grace period (control of the check)', async () => {
  const cluster = await startCluster(['max_connections=300']);
  // With a single instance, nothing serves for a moment.
  const { seen } = await restartUnderLoad({ cluster, ports: [await app.freePort()], variables: { SHUTDOWN_DELAY: '0' } }, 1);
  expect([...seen.keys()].some((status) => status === 0 || status > 499)).toBe(true);
}, 120_000);

test.each([1, 2])('a stopping app with %d processes answers 503 on /readyz at once and serves other requests', async (workers) => {
  const instance = await startInstance({ WORKERS: String(workers), SHUTDOWN_DELAY: '3' });
  const statusOf = async (address: string) => (await fetch(instance.url + address, { headers: { Connection: 'close' } })).status;
  expect(await statusOf('/readyz')).toBe(200);
  const begun = performance.now();
  const stopping = instance.stop();
  await sleep(300);
  for (let i = 0; i < 8; i += 1) {
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/api/cities'), await statusOf('/')]).toEqual([503, 200, 200, 200]);
  }
  expect(await stopping).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(3_000);
});
