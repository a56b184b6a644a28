import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoForm } from '../../backend/test/files/pictures.js';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { childrenOf, dataFolder, type Instance, startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { addPeople } from '../support/people.js';
import { postgresFolder, query, startCluster } from '../support/postgres.js';
import { keepReading, type Outcomes, unexpectedOf } from '../support/readers.js';
import { activePlaces, describeStatuses, lostOf, nothingWritten, writeReviews, type Written } from '../support/reviewers.js';

/** Number of users who write. Each retries ten times a second; more of them would overload the app, and reads would be refused, too. */
const REVIEWERS = 50;
const EACH = 80;
/** Attempts for each review, 100 ms apart. */
const ATTEMPTS = 600;
const TIMEOUT = 600_000;
const DEATHS = 5;

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

/** Mounts a small tmpfs on a folder, with the owner and mode of the folder. */
function mountSmallDisk(folder: string, megabytes: number): void {
  const { uid, gid, mode } = statSync(folder);
  const options = `size=${megabytes}m,uid=${uid},gid=${gid},mode=${(mode & 0o777).toString(8)}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('This test needs a small disk that it can fill: it mounts one (mount -t tmpfs), which only root may.', { cause });
  }
  unmounts.push(() => execFileSync('umount', ['--lazy', folder]));
}

/**
 * Fills a disk completely.
 * @returns a function that frees the space again
 */
function fillDisk(folder: string): () => void {
  const file = path.join(folder, 'ballast');
  const handle = openSync(file, 'w');
  for (const size of [1_048_576, 4096]) {
    const bytes = Buffer.alloc(size);
    try {
      while (writeSync(handle, bytes) === size);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
  return () => rmSync(file);
}

/** Polls until the condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}

function expectAllKept(written: Written, total: number, statuses: readonly number[]): void {
  expect([...written.statuses.keys()].filter((status) => !statuses.includes(status))).toEqual([]);
  expect([written.acknowledged.length, new Set(written.acknowledged).size, written.withoutRetryAfter]).toEqual([total, total, 0]);
}

test(
  'with a full database disk, writes are retried, reads succeed and no acknowledged write is lost',
  async () => {
    const folder = await postgresFolder();
    mountSmallDisk(folder, 400);
    const cluster = await startCluster(['min_wal_size=32MB', 'max_wal_size=96MB', 'shared_buffers=64MB'], { folder });
    try {
      const instance = await startInstance({ DATABASE_URL: cluster.url() });
      const urls = () => [instance.url];
      const [people, placeIds] = [await addPeople(cluster.url(), REVIEWERS), await activePlaces(cluster.url())];
      // A read by a user with an old `last_seen_at` also writes: it updates the session.
      await query(cluster.url(), "UPDATE sessions SET last_seen_at = now() - interval '11 minutes'");
      const [written, total] = [nothingWritten(), REVIEWERS * EACH];
      const writing = writeReviews({ urls, people, placeIds, each: EACH, attempts: ATTEMPTS, written });
      await until(() => written.acknowledged.length > total / 4);

      const free = fillDisk(folder);
      const refused = () => written.statuses.get(503) ?? 0;
      await until(() => refused() > REVIEWERS);
      const [reads, already] = [await keepReading({ urls, databaseUrl: cluster.url(), headers: people[0]?.headers ?? {} }), refused()];
      await until(() => refused() > already + 5 * REVIEWERS);
      const { outcomes } = await reads.stop();
      free();
      await writing;

      figure('R13', `full disk: ${describeStatuses(written)}`);
      expect(unexpectedOf(outcomes, ['200'])).toEqual([]);
      expectAllKept(written, total, [201, 503]);
      expect([await lostOf(cluster.url(), written), await contradictionsIn(cluster.url())]).toEqual([[], []]);
    } finally {
      await cluster.stop('immediate');
    }
  },
  TIMEOUT,
);

test(
  'with a full uploads disk, a photo is refused without leftovers, and accepted once there is space',
  async () => {
    const cluster = await startCluster();
    const dataDir = dataFolder();
    mountSmallDisk(dataDir, 4);
    const instance = await startInstance({ DATABASE_URL: cluster.url(), DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
    try {
      const [person] = await addPeople(cluster.url(), 1);
      const upload = () => fetch(`${instance.url}/api/photos`, { method: 'POST', headers: person?.headers, body: photoForm() });
      const files = () =>
        readdirSync(dataDir, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile() && file.name !== 'ballast')
          .map(({ name }) => name);
      const rows = () => query(cluster.url(), 'SELECT 1 FROM photos WHERE deleted_at IS NULL');
      const free = fillDisk(dataDir);
      const refused = await upload();
      expect([refused.status, refused.headers.get('retry-after'), (await refused.json()) as unknown]).toMatchObject([503, '2', { code: 'UNAVAILABLE' }]);
      expect([files(), await rows()]).toEqual([[], []]);
      free();
      const taken = await upload();
      expect(taken.status).toBe(201);
      const { url } = (await taken.json()) as { url: string };
      expect((await fetch(instance.url + url)).status).toBe(200);
      expect((await rows()).length).toBe(1);
    } finally {
      await instance.stop();
      await cluster.stop();
    }
  },
  TIMEOUT,
);

test(
  'a worker killed by the out-of-memory killer is replaced, and the other worker serves meanwhile',
  async () => {
    const cluster = await startCluster();
    const instance = await startInstance({ DATABASE_URL: cluster.url(), WORKERS: '2' });
    const [people, placeIds] = [await addPeople(cluster.url(), REVIEWERS), await activePlaces(cluster.url())];
    const [written, total] = [nothingWritten(), REVIEWERS * EACH];
    const writers = { areDone: false };
    const writing = writeReviews({ urls: () => [instance.url], people, placeIds, each: EACH, attempts: ATTEMPTS, written }).finally(
      () => (writers.areDone = true),
    );

    const pings: ('answered' | 'broken' | 'silent')[] = [];
    const pinging = (async () => {
      while (!writers.areDone) {
        // A new connection for each ping, which any worker can accept.
        const asked = fetch(`${instance.url}/healthz`, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(10_000) });
        pings.push(
          await asked.then(
            () => 'answered' as const,
            (error: unknown) => ((error as Error).name === 'TimeoutError' ? 'silent' : 'broken'),
          ),
        );
        await sleep(20);
      }
    })();
    const replacements = () => (instance.output().match(/another one takes its place/g) ?? []).length;
    for (let deaths = 0; deaths < DEATHS; deaths += 1) {
      await until(() => written.acknowledged.length > (total * deaths) / (DEATHS + 1));
      while (childrenOf(instance.pid).length < 2) await sleep(100);
      const victim = childrenOf(instance.pid)[deaths % 2] ?? 0;
      // A process without memory stalls first: it does not serve the connections that it is given.
      process.kill(victim, 'SIGSTOP');
      await sleep(300);
      process.kill(victim, 'SIGKILL'); // as the out-of-memory killer does
      await until(() => replacements() > deaths);
    }
    await writing;
    await pinging;

    figure(
      'R13',
      `${replacements()} processes killed for lack of memory: ${pings.filter((what) => what === 'broken').length} of ${pings.length} pings lost; ${describeStatuses(written)}`,
    );
    expect(replacements()).toBe(DEATHS);
    // A connection given to the dying worker breaks; the next one reaches the other worker.
    expect(written.breaks.get('TimeoutError')).toBeUndefined();
    expect(pings.filter((what, i) => what === 'silent' || (what === 'broken' && pings[i + 1] === 'broken'))).toEqual([]);
    expectAllKept(written, total, [201, 503, 0]);
    expect([await lostOf(cluster.url(), written), await contradictionsIn(cluster.url())]).toEqual([[], []]);
  },
  TIMEOUT,
);

/** Prepares Debian's libfaketime: processes with these variables read their clock from a file. */
function fakeClock(): { variables: Record<string, string>; set(offset: string): Promise<void> } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-clock-'));
  chmodSync(folder, 0o755);
  unmounts.push(() => rmSync(folder, { recursive: true }));
  const [file, library] = [path.join(folder, 'clock'), execFileSync('sh', ['-c', 'ls /usr/lib/*/faketime/libfaketimeMT.so.1'], { encoding: 'utf8' }).trim()];
  writeFileSync(file, '+0d');
  return {
    // Timers use the monotonic clock, which does not jump.
    variables: { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    set: async (offset) => {
      writeFileSync(file, offset);
      await sleep(2000); // processes read the file once a second
    },
  };
}

interface SignedIn {
  status: number;
  headers: Record<string, string>;
}

async function signIn({ url }: Instance, rememberMe: boolean): Promise<SignedIn> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...app.admin, rememberMe }),
  });
  const { token } = (await response.json()) as { token?: string };
  return { status: response.status, headers: { Authorization: `Bearer ${token}` } };
}

test(
  'when the clock jumps by +2 and then to -1 days, sessions end on time and nothing fails',
  async () => {
    const clock = fakeClock();
    const cluster = await startCluster([], { variables: clock.variables });
    const instance = await startInstance({ DATABASE_URL: cluster.url(), ...clock.variables });
    const urls = () => [instance.url];
    const whoAmI = async ({ headers }: SignedIn) => (await fetch(`${instance.url}/api/auth/me`, { headers })).status;
    const [people, placeIds] = [await addPeople(cluster.url(), 20, 'user', 24 * 30), await activePlaces(cluster.url())];
    const [short, long] = [await signIn(instance, false), await signIn(instance, true)];
    const written = nothingWritten();
    const outcomes = new Map<string, Outcomes>();
    const seen: unknown[] = [];

    for (const [n, offset] of ['+0d', '+2d', '-1d'].entries()) {
      const reads = await keepReading({ urls, databaseUrl: cluster.url(), headers: people[0]?.headers ?? {} });
      await clock.set(offset);
      const [row] = await query<{ days: number }>(cluster.url(), 'SELECT round(extract(epoch FROM now() - $1::timestamptz) / 86400)::int AS days', [
        new Date(),
      ]);
      const date = (await fetch(`${instance.url}/healthz`)).headers.get('date') ?? '';
      const before = written.acknowledged.length;
      await writeReviews({ urls, people, placeIds: placeIds.slice(n * 50), each: 5, written });
      const now = await signIn(instance, false);
      const ahead = Math.round((Date.parse(date) - Date.now()) / 86_400_000) + 0; // no -0
      seen.push([row?.days, ahead, written.acknowledged.length - before, await whoAmI(short), await whoAmI(long), now.status, await whoAmI(now)]);
      for (const [kind, counts] of (await reads.stop()).outcomes) outcomes.set(`${offset} ${kind}`, counts);
    }

    // Clock offsets (days) of PostgreSQL and the app, the number of reviews written, and four statuses:
    // the session of 12 hours (one that has ended stays ended), the session of 30 days, a new sign-in, and its session.
    expect(seen).toEqual([
      [0, 0, 100, 200, 200, 200, 200],
      [2, 2, 100, 401, 200, 200, 200],
      [-1, -1, 100, 401, 200, 200, 200],
    ]);
    figure('R13', `clock +2 and -1 days: ${describeStatuses(written)}`);
    // At the jump PostgreSQL ends running statements, which then seem to have taken two days.
    expect(unexpectedOf(outcomes, ['200', '200 UNAVAILABLE', '503', '503 UNAVAILABLE'])).toEqual([]);
    expectAllKept(written, 300, [201, 503]);
    expect([await lostOf(cluster.url(), written), await contradictionsIn(cluster.url())]).toEqual([[], []]);
    expect(childrenOf(process.pid)).toContain(instance.pid);
  },
  TIMEOUT,
);
