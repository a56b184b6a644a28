import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../backend/src/core/config/index.js';

/** Operations of the client by name. */
export const operations = JSON.parse(readFileSync(path.join(repositoryRoot, 'frontend/dist/.vite/operations.json'), 'utf8')) as Record<string, string>;

/** Operation of the client, and its variables. */
type Asked = [operation: string, variables: Record<string, unknown>];

interface GraphqlAnswer {
  status: number;
  body: { data?: Record<string, unknown> | null; errors?: { message: string }[] };
}

/**
 * Sends an operation as the client does.
 * @throws if no response arrives within 20 s
 */
export async function ask(url: string, query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    signal: AbortSignal.timeout(20_000),
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as GraphqlAnswer['body'] };
}

const EARTH = { southWest: { latitude: -80, longitude: -179 }, northEast: { latitude: 80, longitude: 179 } };

/** Returns a function that gives the most frequent queries of visitors, in turn. */
export function visits(placeIds: readonly string[]): (turn: number) => Asked {
  const kinds: ((turn: number) => Asked)[] = [
    () => ['HomeScreen', {}],
    (turn) => ['PlaceScreen', { id: placeIds[turn % placeIds.length] }],
    (turn) => ['PlacesScreen', { filter: {}, sort: 'RATING', page: { number: 1 + (turn % 3), size: 20 } }],
    (turn) => ['Autocomplete', { text: ['mus', 'par', 'caf', 'fort'][turn % 4] }],
    (turn) => ['PlacesMap', { bounds: EARTH, zoom: turn % 5, filter: {} }],
  ];
  return (turn) => kinds[turn % kinds.length]?.(Math.floor(turn / kinds.length)) ?? ['HomeScreen', {}];
}

/** Result of many reads. */
interface Reads {
  count: number;
  /** Statuses of failed reads; 0 if no response arrived. */
  failures: number[];
  /** Time of the slowest read (ms). */
  slowest: number;
}

/** Makes `readers` visitors read in parallel until `stop` is called. */
export function keepVisiting(url: string, next: (turn: number) => Asked, readers = 8): { stop: () => Promise<Reads> } {
  const reads: Reads = { count: 0, failures: [], slowest: 0 };
  let isOver = false;
  const read = async (): Promise<void> => {
    while (!isOver) {
      const [operation, variables] = next((reads.count += 1));
      const begun = performance.now();
      const answer = await ask(url, operations[operation] ?? '', variables).catch(() => undefined);
      if (answer?.status !== 200 || answer.body.errors || !answer.body.data) reads.failures.push(answer?.status ?? 0);
      reads.slowest = Math.max(reads.slowest, performance.now() - begun);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  const stop = async () => {
    isOver = true;
    await all;
    return reads;
  };
  return { stop };
}
