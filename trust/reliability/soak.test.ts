import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';

/** Duration (min). Memory is compared after the first two fifths: until then caches fill and V8 compiles code. */
const MINUTES = Number(process.env.CITYPINS_SOAK_MINUTES ?? 10);
const WARM_UP = 0.4;
/**
 * Measurement interval (ms).
 * Garbage is collected before each measurement: uncollected garbage varies by a hundred megabytes, which hides leaks.
 */
const LOOK = 10_000;
/** Time in which V8 returns collected memory to the system (ms). */
const GIVEN_BACK = 1_000;
/** Maximum memory growth (MB/min): trust.md, R14. */
const SLOPE = 1;
/** Maximum increase of open files and sockets, whose number varies with the connections. */
const MORE_HANDLES = 40;
const PEOPLE = 20;
/** Pause between two reviews of one user (ms). */
const REVIEW_EACH = 4_000;
/** Each user deletes every 16th review: 28 in half an hour, below the limit of 30. */
const DELETE_EACH = 16;
/** Number of request texts that the fast path remembers (`server/fast-path`). */
const REMEMBERED = 5_000;
const MEGABYTE = 1024 * 1024;

interface Sample {
  /** Minutes since the beginning. */
  at: number;
  /** Resident memory of the serving process (MB). */
  serving: number;
  /** Private memory of each PostgreSQL process (MB), by its id. A shared page would count for each process that has touched it. */
  database: ReadonlyMap<string, number>;
  handles: number;
}

const kilobytes = (text: string, name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // a process that has just ended
  }
};

/** Collects garbage in the serving process, then measures it and the database processes. */
async function look(pid: number, cluster: Cluster, begun: number): Promise<Sample> {
  process.kill(pid, 'SIGUSR2');
  await sleep(GIVEN_BACK);
  const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', String(cluster.pid())], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  return {
    at: (performance.now() - begun) / 60_000,
    serving: (kilobytes(read(`/proc/${pid}/status`), 'VmRSS') * 1024) / MEGABYTE,
    database: new Map([String(cluster.pid()), ...backends].map((one) => [one, (kilobytes(read(`/proc/${one}/status`), 'RssAnon') * 1024) / MEGABYTE])),
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/**
 * Returns a function for the memory of the PostgreSQL processes that are in all samples.
 * Pools open and close connections with the load; the memory of a connection ends with it, so its number of megabytes says nothing about leaks.
 */
function lastingIn(samples: readonly Sample[]): (sample: Sample) => number {
  const [first, ...others] = samples;
  const lasting = [...(first?.database.keys() ?? [])].filter((pid) => others.every(({ database }) => database.has(pid)));
  return ({ database }) => lasting.reduce((sum, pid) => sum + (database.get(pid) ?? 0), 0);
}

/** Returns the growth of a value per minute: the slope of the least-squares line. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [samples.map(({ at }) => at), samples.map(of)];
  const [mx, my] = [mean(x), mean(y)];
  return x.reduce((sum, at, i) => sum + (at - mx) * ((y[i] ?? 0) - my), 0) / x.reduce((sum, at) => sum + (at - mx) ** 2, 0);
}

/** Returns the lowest value of each minute. Sorts and autovacuum workers take memory for seconds, which would hide a leak or look like one. */
function floors(samples: readonly Sample[], of: (sample: Sample) => number): Sample[] {
  const lowest = new Map<number, Sample>();
  for (const sample of samples) {
    const minute = Math.floor(sample.at);
    const known = lowest.get(minute);
    if (!known || of(sample) < of(known)) lowest.set(minute, sample);
  }
  return [...lowest.values()];
}

/** Returns the growth of the lowest values per minute (MB). */
const growth = (samples: readonly Sample[], of: (sample: Sample) => number): number => slope(floors(samples, of), of);

const json = (method: string, body: unknown, headers: object = {}): RequestInit => ({
  method,
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const WORDS = ['café', 'park', 'museum', 'temple', 'market', 'hotel', 'beach', 'garden'];
const random = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;
const words = () => `${random(WORDS)} ${Math.random().toString(36).slice(2, 5)}`;
const PLACES = 'query ($search: String!) { places(filter: { search: $search }) { total items { id name images { url } city { name } } } }';

type Activity = [pause: number, act: () => Promise<Response>];

/** Returns the actions that users repeat: the pause after each (ms), and the request. */
function activities(url: string, placeIds: readonly string[], people: readonly Person[], picture: Buffer): { reads: Activity[]; writes: Activity[] } {
  const graphql = (query: string, variables: object, more: object = {}) => fetch(`${url}/graphql`, json('POST', { query, variables, ...more }));
  const written = new Map<Person, number>();
  const review = async (person: Person) => {
    const turn = (written.get(person) ?? people.indexOf(person) * 7) + 1;
    written.set(person, turn);
    const placeId = placeIds[turn % placeIds.length];
    const answer = await fetch(
      `${url}/api/places/${placeId}/reviews`,
      json('POST', { rating: 1 + (turn % 5), comment: 'Come and see for yourself.' }, person.headers),
    );
    const { _id } = (await answer.clone().json()) as { _id?: string };
    if (_id && turn % DELETE_EACH === 0) return fetch(`${url}/api/reviews/${_id}`, { method: 'DELETE', headers: { ...person.headers } });
    return answer;
  };
  const upload = () => {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'here.png');
    return fetch(`${url}/api/photos`, { method: 'POST', headers: { ...random(people).headers }, body: form });
  };
  const around = () => ({ southWest: { latitude: -40 + Math.random(), longitude: -80 }, northEast: { latitude: 60, longitude: 140 + Math.random() } });
  const reads: Activity[] = [
    [250, () => graphql(PLACES, { search: words() })],
    [250, () => graphql(PLACES, { search: words() }, { extensions: {} })],
    [250, () => graphql('query ($id: ID!) { place(id: $id) { name reviews { items { rating comment user { name } } } } }', { id: random(placeIds) })],
    [250, () => fetch(`${url}/places/${random(placeIds)}`)],
    [500, () => fetch(`${url}/places?search=${encodeURIComponent(words())}`)],
    [400, () => fetch(`${url}/api/places?search=${encodeURIComponent(words())}`)],
    [400, () => graphql('query ($bounds: BoundsInput!) { mapViewport(bounds: $bounds, zoom: 4) { total } }', { bounds: around() })],
    [500, () => fetch(`${url}/art/places/${random(placeIds)}.svg`)],
  ];
  const writes: Activity[] = [
    [1000, () => fetch(`${url}/api/auth/login`, json('POST', app.admin))],
    [2000, upload],
    ...people.map((person): Activity => [REVIEW_EACH, () => review(person)]),
  ];
  return { reads, writes };
}

/**
 * Warms up the app and the database.
 * A connection settles on a query plan at the sixth execution, so each read runs often and in parallel. Unused connections would take half an hour.
 * Then it sends more different searches than the app remembers. From then on, each new one replaces an old one.
 */
async function settle(reads: readonly Activity[]): Promise<void> {
  const ask = (act: Activity[1]) => Promise.all(Array.from({ length: 20 }, () => act().then((answer) => answer.arrayBuffer())));
  for (const [, act] of reads) for (let round = 0; round < 15; round += 1) await ask(act);
  const [[, search]] = reads as [Activity];
  for (let asked = 0; asked < 1.2 * REMEMBERED; asked += 20) await ask(search);
}

test(
  `memory and handles do not grow under ${MINUTES} minutes of mixed load, and no request fails`,
  async () => {
    const cluster = await startCluster();
    const instance = await startInstance({
      DATABASE_URL: cluster.url(),
      NODE_OPTIONS: `--require=${path.resolve(__dirname, '../support/collect-garbage.cjs')}`,
      ANSWER_CACHE_MB: '8', // a small cache, which is full soon
    });
    const [placeIds, people] = [await activePlaces(cluster.url()), await addPeople(cluster.url(), PEOPLE)];
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const statuses = new Map<string, number>();
    const { reads, writes } = activities(instance.url, placeIds, people, picture);
    await settle(reads);
    const begun = performance.now();
    const isOver = () => performance.now() - begun > MINUTES * 60_000;
    const perform = async ([pause, act]: Activity, n: number) => {
      await sleep((n * 37) % 1000);
      while (!isOver()) {
        const [status, where] = await act().then(
          async (answer) => (await answer.arrayBuffer(), [answer.status, new URL(answer.url).pathname.split('/')[1]] as const),
          () => [0, 'no answer'] as const,
        );
        const key = `${status} /${where}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
        await sleep(pause);
      }
    };
    const samples: Sample[] = [];
    const watch = async () => {
      while (!isOver()) {
        await sleep(LOOK);
        samples.push(await look(instance.pid, cluster, begun));
      }
    };
    await Promise.all([watch(), ...[...reads, ...writes].map(perform)]);

    const total = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    const bad = [...statuses].filter(([key]) => /^[05]/.test(key));
    const warm = samples.filter(({ at }) => at > MINUTES * WARM_UP);
    const lasting = lastingIn(warm);
    const [serving, database] = [growth(warm, (sample) => sample.serving), growth(warm, lasting)];
    const [first, last] = [warm[0], warm.at(-1)];
    if (!first || !last) throw new Error('The run was too short for a sample');
    figure(
      'R14',
      `${MINUTES} min, ${total} requests, ${bad.length} failures: process after a garbage collection ${first.serving.toFixed(0)} to ${last.serving.toFixed(0)} MB (${serving.toFixed(2)} MB/min), database's lasting processes ${lasting(first).toFixed(0)} to ${lasting(last).toFixed(0)} MB (${database.toFixed(2)} MB/min), handles ${first.handles} to ${last.handles}`,
    );
    expect(bad).toEqual([]);
    expect([...statuses].filter(([key]) => /^4/.test(key) && !/^409 /.test(key))).toEqual([]);
    expect({ serving, isFlat: serving < SLOPE }).toMatchObject({ isFlat: true });
    expect({ database, isFlat: database < SLOPE }).toMatchObject({ isFlat: true });
    expect(last.handles - first.handles).toBeLessThan(MORE_HANDLES);
  },
  (MINUTES + 3) * 60_000,
);

const during = (take: (n: number) => Sample): Sample[] => Array.from({ length: 36 }, (_, n) => take(n));

test('growing memory is found, also below memory that is taken for seconds (control of the check)', () => {
  const samples = (perMinute: number) =>
    during((n) => ({ at: n / 6, serving: 200 + (n / 6) * perMinute + (n % 3) * 4 + (n === 30 ? 60 : 0), database: new Map(), handles: 50 }));
  expect(growth(samples(2), (sample) => sample.serving)).toBeGreaterThan(SLOPE);
  expect(growth(samples(0), (sample) => sample.serving)).toBeLessThan(SLOPE / 2);
});

test('a growing connection is found, and one more connection is none (control of the check)', () => {
  const samples = (perMinute: number) =>
    during((n) => ({
      at: n / 6,
      serving: 200,
      handles: 50,
      database: new Map([['lasting', 10 + (n / 6) * perMinute], [`short ${n}`, 10], ...(n > 20 ? ([['new', 10]] as const) : [])]),
    }));
  const [growing, steady] = [samples(2), samples(0)];
  expect(growth(growing, lastingIn(growing))).toBeGreaterThan(SLOPE);
  expect(growth(steady, lastingIn(steady))).toBe(0);
});
