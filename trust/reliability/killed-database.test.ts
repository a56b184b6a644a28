import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '../support/figures.js';
import { childrenOf, startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { killDuring } from '../support/kills.js';
import { addPeople } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { askStars, keepReading, type Stars, unexpectedOf } from '../support/readers.js';
import { activePlaces, describeStatuses, lostOf, nothingWritten, recognisedOf, writeReviews } from '../support/reviewers.js';

const REVIEWERS = 200;
const EACH = 100;
const KILLS = 20;
const EMBEDDED_EACH = 20;
const EMBEDDED_KILLS = 5;
/** Attempts for each review, 100 ms apart. */
const ATTEMPTS = 600;
/** Maximum time until an instance is notified of a write of another instance (ms). */
const HEARD = 5_000;
const TIMEOUT = 900_000;

/** Allowed outcomes of a read: the data, or an error that asks the client to retry. */
const FINE = ['200', '503', '503 UNAVAILABLE', '200 UNAVAILABLE'];

/** Kills the postmaster, as the out-of-memory killer does, and restarts it, as systemd does. */
async function killPostmaster(cluster: Cluster): Promise<void> {
  process.kill(cluster.pid(), 'SIGKILL');
  // PostgreSQL refuses to start until all children of the killed postmaster have ended.
  const start = (): Promise<void> => cluster.start().catch(() => sleep(100).then(start));
  await start();
}

/** Kills one client backend. PostgreSQL then ends all backends and recovers. */
async function killBackend(cluster: Cluster): Promise<void> {
  const backends = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1";
  const [victim] = await query<{ pid: number }>(cluster.url(), backends).catch(() => []);
  if (!victim) return sleep(20).then(() => killBackend(cluster)); // PostgreSQL is still recovering from the last kill
  process.kill(victim.pid, 'SIGKILL');
}

const starsOf = (url: string, id: string) => askStars(url, id).then(({ answer }) => answer.data?.place?.rating);

async function storedStars(databaseUrl: string): Promise<Map<string, Stars>> {
  const rows = await query<Stars & { id: string }>(
    databaseUrl,
    `
    SELECT id, rating_count AS count, rating_average AS average FROM places WHERE status = 'active' AND deleted_at IS NULL`,
  );
  return new Map(rows.map(({ id, ...stars }) => [id, stars]));
}

test(
  'acknowledged writes survive kills of PostgreSQL, and the same app processes serve correct data',
  async () => {
    const cluster = await startCluster();
    const instances = [await startInstance({ DATABASE_URL: cluster.url() }), await startInstance({ DATABASE_URL: cluster.url() })];
    const urls = () => instances.map(({ url }) => url);
    const [people, placeIds] = [await addPeople(cluster.url(), REVIEWERS), await activePlaces(cluster.url())];
    const [late] = await addPeople(cluster.url(), 1);
    if (!late) throw new Error('No user was added');

    const [written, total] = [nothingWritten(), REVIEWERS * EACH];
    const reads = await keepReading({ urls, databaseUrl: cluster.url(), headers: late.headers });
    const writing = writeReviews({ urls, people, placeIds, each: EACH, attempts: ATTEMPTS, written });
    const kills = await killDuring(writing, { written, total, kills: KILLS }, (n) => (n % 2 === 0 ? killPostmaster(cluster) : killBackend(cluster)));
    const { outcomes, withoutRetryAfter } = await reads.stop();

    figure(
      'R2',
      `${written.acknowledged.length} acknowledged under ${kills} kills of PostgreSQL, ${await recognisedOf(cluster.url(), written)} retries recognised; ${describeStatuses(written)}`,
    );
    expect(kills).toBe(KILLS);
    expect([written.acknowledged.length, new Set(written.acknowledged).size]).toEqual([total, total]);
    expect([...written.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(unexpectedOf(outcomes, FINE)).toEqual([]);
    expect([...(outcomes.get('the health check')?.keys() ?? [])]).toEqual(['200']);
    expect([written.withoutRetryAfter, withoutRetryAfter]).toEqual([0, 0]);
    expect(await lostOf(cluster.url(), written)).toEqual([]);
    expect(await contradictionsIn(cluster.url())).toEqual([]);

    // Check the response caches of both instances.
    const stored = await storedStars(cluster.url());
    for (const url of urls()) for (const id of placeIds) expect([id, await starsOf(url, id)]).toEqual([id, stored.get(id)]);
    for (const [n, id] of placeIds.slice(0, 20).entries()) {
      const [writer = '', other = ''] = n % 2 === 0 ? urls() : urls().reverse();
      expect((await writeReviews({ urls: () => [writer], people: [late], placeIds: [id], each: 1 })).acknowledged).toHaveLength(1);
      const expected = (await storedStars(cluster.url())).get(id);
      expect(await starsOf(writer, id)).toEqual(expected);
      for (const until = Date.now() + HEARD; Date.now() < until && (await starsOf(other, id))?.count !== expected?.count; ) await sleep(10);
      expect(await starsOf(other, id)).toEqual(expected);
    }
    expect(instances.map(({ pid }) => childrenOf(process.pid).includes(pid))).toEqual([true, true]);
  },
  TIMEOUT,
);

/** Reads process id and URL of an embedded database from postmaster.pid. Its lines are pid, folder, start time, port and socket folder. */
function embeddedOf(dataDir: string): { pid: number; url: string } {
  const [pid, , , port, folder = ''] = readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), url: `postgres://citypins@localhost:${port}/citypins?host=${encodeURIComponent(folder)}` };
}

test(
  'the app restarts its killed embedded database and loses no acknowledged review',
  async () => {
    const instance = await startInstance({ WORKERS: '2' });
    const { url: databaseUrl } = embeddedOf(instance.dataDir);
    const [people, placeIds] = [await addPeople(databaseUrl, REVIEWERS), await activePlaces(databaseUrl)];
    const workers = childrenOf(instance.pid);
    const [written, total] = [nothingWritten(), REVIEWERS * EMBEDDED_EACH];
    const urls = () => [instance.url];
    const reads = await keepReading({ urls, databaseUrl, headers: people[0]?.headers ?? {} });
    const writing = writeReviews({ urls, people, placeIds, each: EMBEDDED_EACH, attempts: ATTEMPTS, written });
    const kills = await killDuring(
      writing,
      { written, total, kills: EMBEDDED_KILLS },
      async () => void process.kill(embeddedOf(instance.dataDir).pid, 'SIGKILL'),
    );
    const { outcomes, withoutRetryAfter } = await reads.stop();

    figure('R2', `${written.acknowledged.length} acknowledged under ${kills} kills of the embedded PostgreSQL; ${describeStatuses(written)}`);
    expect(kills).toBe(EMBEDDED_KILLS);
    expect(new Set(written.acknowledged).size).toBe(total);
    expect([...written.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(unexpectedOf(outcomes, FINE)).toEqual([]);
    expect([written.withoutRetryAfter, withoutRetryAfter]).toEqual([0, 0]);
    expect([await lostOf(databaseUrl, written), await contradictionsIn(databaseUrl)]).toEqual([[], []]);
    expect(childrenOf(instance.pid)).toEqual(workers);
    const stored = await storedStars(databaseUrl);
    for (const id of placeIds) expect([id, await starsOf(instance.url, id)]).toEqual([id, stored.get(id)]);
  },
  TIMEOUT,
);
