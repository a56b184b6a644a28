import { type DocumentNode, parse } from 'graphql';
import { Refused } from './problems';

/** Number and total size (bytes) of some parts. */
interface Amount {
  count: number;
  bytes: number;
}

/** Summary of what the device would keep of a city, as the server measures it. */
export interface KeptSummary {
  /** Places that are kept, and all places of the city. */
  places: number;
  total: number;
  responses: Amount;
  pictures: Amount;
  tiles: Amount;
}

/** A file to keep: its path on this server, and its size. */
export interface KeptFile {
  file: string;
  bytes: number;
}

/** A response to keep, with its question. */
export interface KeptResponse {
  query: DocumentNode;
  variables: Record<string, unknown>;
  data: unknown;
}

type Line =
  | { operation: string; query: string }
  | { operation: string; variables: Record<string, unknown>; data: unknown }
  | KeptFile
  | { end: { places: number } };

/** Returns the total size of a summary (bytes). */
export const sizeOf = ({ responses, pictures, tiles }: KeptSummary): number => responses.bytes + pictures.bytes + tiles.bytes;

/** Maximum number of attempts for a request that the server defers, and the default and longest waits between two (s). */
const ATTEMPTS = 6;
const WAIT_S = 3;
const LONGEST_WAIT_S = 60;

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Fetches a path anonymously: the response contains nothing private. Waits if the server is busy or the rate limit is reached.
 * @throws Refused for an error status; TypeError without a connection; AbortError
 */
export async function fetchPublic(path: string, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    // `no-cache` also tells the service worker to leave the request alone.
    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', signal });
    if (response.ok) return response;
    if (![429, 503].includes(response.status) || attempt === ATTEMPTS) throw new Refused(response.status === 404 ? 'gone' : 'server');
    await pause(Math.min(Number(response.headers.get('retry-after')) || WAIT_S, LONGEST_WAIT_S), signal);
  }
}

const address = (id: string, language: string, part = '') => `/api/offline/cities/${encodeURIComponent(id)}${part}?language=${language}`;

/** Asks the server what the device would keep of a city. @throws as `fetchPublic` */
export const fetchSummary = async (id: string, language: string, signal: AbortSignal): Promise<KeptSummary> =>
  (await (await fetchPublic(address(id, language), signal)).json()) as KeptSummary;

async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => JSON.parse(line) as Line);
    if (done) return;
  }
}

/**
 * Fetches the contents of a city. Calls `keep` with each response as soon as it arrives.
 * @returns the files to fetch, and the number of places
 * @throws as `fetchPublic`; TypeError if the connection ends too early
 */
export async function fetchContents(
  { id, language }: { id: string; language: string },
  keep: (response: KeptResponse) => Promise<void>,
  signal: AbortSignal,
): Promise<{ files: KeptFile[]; places: number }> {
  const queries = new Map<string, DocumentNode>();
  const files: KeptFile[] = [];
  for await (const line of linesOf(await fetchPublic(address(id, language, '/contents'), signal))) {
    if ('end' in line) return { files, places: line.end.places };
    if ('file' in line) files.push(line);
    else if ('query' in line) queries.set(line.operation, parse(line.query, { noLocation: true }));
    else {
      const query = queries.get(line.operation);
      if (query) await keep({ query, variables: line.variables, data: line.data });
    }
  }
  throw new TypeError('incomplete');
}
