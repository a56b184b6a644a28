import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './people.js';
import { query } from './postgres.js';

/** Response timeout on an overloaded machine (ms). */
export const PATIENCE = 60_000;

/** Result of many writes. */
export interface Written {
  /** Ids of the acknowledged reviews. */
  acknowledged: string[];
  /** Number of responses by status; 0 stands for a broken connection. */
  statuses: Map<number, number>;
  /** Reasons for missing responses: error codes of the connection, or `TimeoutError` after a minute. */
  breaks: Map<string, number>;
  /** Number of 503 responses without a Retry-After header. */
  withoutRetryAfter: number;
  /** Durations of the acknowledged writes (ms), with their retries and pauses. */
  times: number[];
  /** Start of the last attempt for each review that needed several, by review id. */
  repeated: Map<string, Date>;
  /** Times of the acknowledgements (`performance.now()`, ms). */
  moments: number[];
}

/** Returns an empty record, which a test can inspect while the writers fill it. */
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
  /** Addresses of the instances, used in turn; each retry uses the next one. */
  urls: () => readonly string[];
  people: readonly Person[];
  placeIds: readonly string[];
  /** Number of reviews per person, each of another place. */
  each: number;
  /** Maximum attempts for one review, 100 ms apart, with the same idempotency key. If all fail, the review is not acknowledged. */
  attempts?: number;
  /** Pause between two reviews of one person (ms). */
  pause?: number;
  /** Record that the writers fill. */
  written?: Written;
}

/** Returns the ids of all active places. */
export async function activePlaces(databaseUrl: string): Promise<string[]> {
  return (await query<{ id: string }>(databaseUrl, "SELECT id FROM places WHERE status = 'active' AND deleted_at IS NULL ORDER BY id")).map(({ id }) => id);
}

/** Makes all people write reviews over REST in parallel. A review is retried with its idempotency key until it is acknowledged. */
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

/** Returns the acknowledged reviews that are missing in the database. */
export async function lostOf(databaseUrl: string, { acknowledged }: Written): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    'SELECT id FROM unnest($1::uuid[]) AS known (id) WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.id = known.id)',
    [acknowledged],
  );
  return rows.map(({ id }) => id);
}

/** Counts the reviews that an earlier attempt had stored without acknowledgement, before the acknowledged attempt. */
export async function recognisedOf(databaseUrl: string, { repeated }: Written): Promise<number> {
  const [row] = await query<{ n: number }>(
    databaseUrl,
    'SELECT count(*)::int AS n FROM reviews JOIN unnest($1::uuid[], $2::timestamptz[]) AS known (id, attempted_at) USING (id) WHERE created_at < attempted_at',
    [[...repeated.keys()], [...repeated.values()]],
  );
  return row?.n ?? 0;
}

/** Formats the statuses: `19800 × 201, 120 × 503, 80 × no answer`. */
export function describeStatuses({ statuses, breaks }: Written): string {
  const why = [...breaks].map(([code, n]) => `${n} ${code}`).join(', ');
  return [...statuses]
    .sort(([, one], [, other]) => other - one)
    .map(([status, n]) => `${n} × ${status || `no answer (${why})`}`)
    .join(', ');
}
