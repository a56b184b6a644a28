import { setTimeout as sleep } from 'node:timers/promises';
import { activePlaces, PATIENCE } from './reviewers.js';

/** Number of reads of one kind by outcome: `200`, `503`, or with the error code of GraphQL, `200 UNAVAILABLE`. */
export type Outcomes = Map<string, number>;

/** Rating of a place, which each review changes. */
export interface Stars {
  count: number;
  average: number;
}

const STARS = 'query ($id: ID!) { place(id: $id) { rating { count average } } }';

interface GraphqlAnswer {
  data?: { place: { rating: Stars } | null } | null;
  errors?: { extensions: { code: string } }[];
}

/**
 * Queries the rating of a place over GraphQL.
 * @param headers of a signed-in user; without them, the response can come from the cache
 */
export async function askStars(url: string, id: string, headers: Record<string, string> = {}): Promise<{ response: Response; answer: GraphqlAnswer }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify({ query: STARS, variables: { id } }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { response, answer: (await response.json()) as GraphqlAnswer };
}

async function graphqlOutcome(url: string, id: string, headers?: Record<string, string>): Promise<[string, Response]> {
  const { response, answer } = await askStars(url, id, headers);
  return [[response.status, ...new Set((answer.errors ?? []).map(({ extensions }) => extensions.code))].join(' '), response];
}

async function outcomeOf(url: string): Promise<[string, Response]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  await response.arrayBuffer();
  return [String(response.status), response];
}

interface Reading {
  urls: () => readonly string[];
  databaseUrl: string;
  /** Headers of a signed-in user. */
  headers: Record<string, string>;
}

/** Reads through all instances in every way that the app offers, until it is stopped. */
export async function keepReading({ urls, databaseUrl, headers }: Reading) {
  const placeIds = await activePlaces(databaseUrl);
  const outcomes = new Map<string, Outcomes>();
  let [withoutRetryAfter, isStopped, turn] = [0, false, 0];
  const kinds: Record<string, (url: string, id: string) => Promise<[string, Response]>> = {
    'a visitor over GraphQL': (url, id) => graphqlOutcome(url, id),
    'a member over GraphQL': (url, id) => graphqlOutcome(url, id, headers),
    'over REST': (url, id) => outcomeOf(`${url}/api/places/${id}`),
    'the page': (url, id) => outcomeOf(`${url}/places/${id}`),
    'the health check': (url) => outcomeOf(`${url}/healthz`),
  };
  const read = async (kind: string): Promise<void> => {
    while (!isStopped) {
      const all = urls();
      turn += 1;
      const [outcome, response] = await (kinds[kind] as (typeof kinds)[string])(all[turn % all.length] ?? '', placeIds[turn % placeIds.length] ?? '').catch(
        () => ['no answer', undefined] as const,
      );
      if (response?.status === 503 && !response.headers.has('retry-after')) withoutRetryAfter += 1;
      const known = outcomes.get(kind) ?? new Map<string, number>();
      outcomes.set(kind, known.set(outcome, (known.get(outcome) ?? 0) + 1));
      await sleep(30);
    }
  };
  const reading = Promise.all(Object.keys(kinds).map(read));
  return {
    /** Outcomes by kind of read. */
    outcomes,
    /** Stops the reads; `withoutRetryAfter` counts 503 responses without a Retry-After header. */
    async stop(): Promise<{ outcomes: Map<string, Outcomes>; withoutRetryAfter: number }> {
      isStopped = true;
      await reading;
      return { outcomes, withoutRetryAfter };
    },
  };
}

/** Returns the unexpected outcomes of all kinds of reads, with their numbers. */
export function unexpectedOf(outcomes: Map<string, Outcomes>, expected: readonly string[]): string[] {
  return [...outcomes].flatMap(([kind, seen]) =>
    [...seen].filter(([outcome]) => !expected.includes(outcome)).map(([outcome, n]) => `${kind}: ${n} × ${outcome}`),
  );
}
