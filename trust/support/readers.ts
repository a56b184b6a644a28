import { setTimeout as sleep } from 'node:timers/promises';
import { activePlaces, PATIENCE } from './reviewers.js';

/** What became of reads of one kind: how many got which answer, `200` or `503`, of GraphQL `200 UNAVAILABLE` where it says so. */
export type Outcomes = Map<string, number>;

/** The fields of a place that each review changes. */
export interface Stars {
  count: number;
  average: number;
}

const STARS = 'query ($id: ID!) { place(id: $id) { rating { count average } } }';

interface GraphqlAnswer {
  data?: { place: { rating: Stars } | null } | null;
  errors?: { extensions: { code: string } }[];
}

/** Asks an instance for the stars of a place over GraphQL. @param headers of whoever asks; a visitor's answer may be a kept one */
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
  /** Of somebody who is signed in. */
  headers: Record<string, string>;
}

/** Reads as people do, in each way that there is, through all instances until it is stopped. */
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
    /** By the kind of read. */
    outcomes,
    /** Ends it; `withoutRetryAfter` counts the answers 503 that do not say when to ask again. */
    async stop(): Promise<{ outcomes: Map<string, Outcomes>; withoutRetryAfter: number }> {
      isStopped = true;
      await reading;
      return { outcomes, withoutRetryAfter };
    },
  };
}

/** Of all kinds of reads the answers that are none of these. */
export function unexpectedOf(outcomes: Map<string, Outcomes>, expected: readonly string[]): string[] {
  return [...outcomes].flatMap(([kind, seen]) =>
    [...seen].filter(([outcome]) => !expected.includes(outcome)).map(([outcome, n]) => `${kind}: ${n} × ${outcome}`),
  );
}
