import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './people.js';
import { query } from './postgres.js';

/** Milliseconds that an answer may take on a machine that has more to do than it can. */
export const PATIENCE = 60_000;

/** What became of many writes. */
export interface Written {
  /** Reviews that the app has acknowledged: their ids. */
  acknowledged: string[];
  /** Answers by status; 0 stands for none (the connection broke). */
  statuses: Map<number, number>;
  /** Why there was no answer: codes of the connection's errors, or `TimeoutError` after a minute. */
  breaks: Map<string, number>;
  /** Answers 503 that do not say when to ask again. */
  withoutRetryAfter: number;
  /** Milliseconds that the acknowledged writes took, attempts and pauses included. */
  times: number[];
  /** When the last attempt began at each review that took more than one, by the review's id. */
  repeated: Map<string, Date>;
  /** When each acknowledgement came, in milliseconds of `performance.now()`. */
  moments: number[];
}

/** What writers begin with, for a test that looks at what has become of it while they write. */
export const nothingWritten = (): Written => ({
  acknowledged: [],
  statuses: new Map(),
  breaks: new Map(),
  withoutRetryAfter: 0,
  times: [],
  repeated: new Map(),
  moments: [],
});

interface Writing {
  /** Instances, asked in turn; the next one where one fails. */
  urls: () => readonly string[];
  people: readonly Person[];
  placeIds: readonly string[];
  /** Reviews that each person writes, each of another place. */
  each: number;
  /** Attempts at one review, 100 ms apart, with the same key; one that none of them brings through is not acknowledged. */
  attempts?: number;
  /** Milliseconds between the reviews of one person. */
  pause?: number;
  /** Where it is noted while they write. */
  written?: Written;
}

/** Of how many places a guide has: the ids of active ones. */
export async function activePlaces(databaseUrl: string): Promise<string[]> {
  return (await query<{ id: string }>(databaseUrl, "SELECT id FROM places WHERE status = 'active' AND deleted_at IS NULL ORDER BY id")).map(({ id }) => id);
}

/** Lets people write reviews over REST, all at once, each repeating an attempt under its key until it is acknowledged. */
export async function writeReviews({ urls, people, placeIds, each, attempts = 100, pause = 0, written = nothingWritten() }: Writing): Promise<Written> {
  let turn = 0;
  const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

  const attempt = async ({ headers }: Person, placeId: string, key: string, body: string): Promise<string | undefined> => {
    const all = urls();
    const url = all[(turn += 1) % all.length] ?? '';
    try {
      const response = await fetch(`${url}/api/places/${placeId}/reviews`, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE),
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
      });
      const { _id } = (await response.json()) as { _id?: string };
      count(written.statuses, response.status);
      if (response.status === 503 && !response.headers.has('retry-after')) written.withoutRetryAfter += 1;
      return response.status === 201 ? _id : undefined;
    } catch (error) {
      const { name, cause } = error as { name: string; cause?: { code?: string } };
      count(written.statuses, 0);
      count(written.breaks, cause?.code ?? name);
      return undefined;
    }
  };

  const write = async (person: Person, first: number): Promise<void> => {
    for (let i = 0; i < each; i += 1) {
      const [placeId = '', key, begun] = [placeIds[(first + i) % placeIds.length], randomUUID(), performance.now()];
      const body = JSON.stringify({ rating: 1 + ((first + i) % 5), comment: 'Written while machines fail.' });
      for (let tries = 0; tries < attempts; tries += 1) {
        const attemptedAt = new Date();
        const id = await attempt(person, placeId, key, body);
        if (id) {
          written.acknowledged.push(id);
          if (tries > 0) written.repeated.set(id, attemptedAt);
          written.times.push(performance.now() - begun);
          written.moments.push(performance.now());
          break;
        }
        await sleep(100);
      }
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(people.map((person, i) => write(person, i * 7)));
  return written;
}

/** Of acknowledged reviews those that the database does not have. */
export async function lostOf(databaseUrl: string, { acknowledged }: Written): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    'SELECT id FROM unnest($1::uuid[]) AS known (id) WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.id = known.id)',
    [acknowledged],
  );
  return rows.map(({ id }) => id);
}

/** How many reviews had been written by an attempt that nobody was told of, before the attempt that was acknowledged. */
export async function recognisedOf(databaseUrl: string, { repeated }: Written): Promise<number> {
  const [row] = await query<{ n: number }>(
    databaseUrl,
    'SELECT count(*)::int AS n FROM reviews JOIN unnest($1::uuid[], $2::timestamptz[]) AS known (id, attempted_at) USING (id) WHERE created_at < attempted_at',
    [[...repeated.keys()], [...repeated.values()]],
  );
  return row?.n ?? 0;
}

/** In words: `19800 × 201, 120 × 503, 80 × no answer`. */
export function describeStatuses({ statuses, breaks }: Written): string {
  const why = [...breaks].map(([code, n]) => `${n} ${code}`).join(', ');
  return [...statuses]
    .sort(([, one], [, other]) => other - one)
    .map(([status, n]) => `${n} × ${status || `no answer (${why})`}`)
    .join(', ');
}
