import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './people.js';
import { query } from './postgres.js';

/** What became of many writes. */
export interface Written {
  /** Reviews that the app has acknowledged: their ids. */
  acknowledged: string[];
  /** Answers by status; 0 stands for none (the connection broke). */
  statuses: Map<number, number>;
  /** Milliseconds that the acknowledged writes took, attempts and pauses included. */
  times: number[];
}

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
}

/** Of how many places a guide has: the ids of active ones. */
export async function activePlaces(databaseUrl: string): Promise<string[]> {
  return (await query<{ id: string }>(databaseUrl, "SELECT id FROM places WHERE status = 'active' AND deleted_at IS NULL ORDER BY id")).map(({ id }) => id);
}

/** Lets people write reviews over REST, all at once, each repeating an attempt under its key until it is acknowledged. */
export async function writeReviews({ urls, people, placeIds, each, attempts = 100, pause = 0 }: Writing): Promise<Written> {
  const written: Written = { acknowledged: [], statuses: new Map(), times: [] };
  let turn = 0;
  const count = (status: number) => written.statuses.set(status, (written.statuses.get(status) ?? 0) + 1);

  const attempt = async ({ headers }: Person, placeId: string, key: string): Promise<string | undefined> => {
    const all = urls();
    const url = all[(turn += 1) % all.length] ?? '';
    try {
      const response = await fetch(`${url}/api/places/${placeId}/reviews`, {
        method: 'POST', signal: AbortSignal.timeout(20_000),
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ rating: 1 + (turn % 5), comment: 'Written while machines fail.' }),
      });
      const body = (await response.json()) as { _id?: string };
      count(response.status);
      return response.status === 201 ? body._id : undefined;
    } catch {
      count(0);
      return undefined;
    }
  };

  const write = async (person: Person, first: number): Promise<void> => {
    for (let i = 0; i < each; i += 1) {
      const [placeId = '', key, begun] = [placeIds[(first + i) % placeIds.length], randomUUID(), performance.now()];
      for (let tries = 0; tries < attempts; tries += 1) {
        const id = await attempt(person, placeId, key);
        if (id) {
          written.acknowledged.push(id);
          written.times.push(performance.now() - begun);
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
  const rows = await query<{ id: string }>(databaseUrl, 'SELECT id FROM unnest($1::uuid[]) AS known (id) WHERE NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.id = known.id)', [acknowledged]);
  return rows.map(({ id }) => id);
}
