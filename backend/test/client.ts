import { checkContract } from './contract.js';
import { sendRaw } from './raw.js';

/** Response of the server, with its body read. */
export interface CachedResponse<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  body: Body;
}

interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId?: string; fields?: Record<string, string> };
}

export interface GraphqlBody<Data> {
  data: Data;
  errors?: GraphqlError[];
}

/** Body of every REST error. */
export interface ErrorBody {
  message: string;
  code: string;
  reason: string;
  requestId: string;
  fields?: Record<string, string>;
}

/** Sends requests to a server, and checks the responses of `/api` against the API's description. */
export interface Client {
  /** Sends a GraphQL request as the frontend does. */
  graphql<Data = Record<string, unknown> | null>(
    query: string,
    variables?: Record<string, unknown>,
    init?: RequestInit,
  ): Promise<CachedResponse<GraphqlBody<Data>>>;
  /** Like `graphql`, but the resolvers always answer: the fast path does not support `extensions`, which have no effect otherwise. */
  resolve: Client['graphql'];
  /** Requests a path from the root of the server: `/api/cities`. */
  rest<Body = unknown>(path: string, init?: RequestInit): Promise<CachedResponse<Body>>;
  /** Sends JSON, a form, or nothing, to a path from the root of the server. */
  send<Body = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<CachedResponse<Body>>;
  /** Requests a path exactly as written; `fetch` would normalize it. */
  raw<Body = unknown>(path: string, options?: { method?: string; headers?: Record<string, string>; redirect?: 'manual' }): Promise<CachedResponse<Body>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function askServer<Body>(url: string, init?: RequestInit): Promise<CachedResponse<Body>> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const { pathname, search } = new URL(url);
  const sent = typeof init?.body === 'string' ? init.body : undefined;
  checkContract({
    method: init?.method ?? 'GET',
    path: pathname + search,
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text,
    sent,
  });
  return { status: response.status, headers: response.headers, text, body: parsed(text) as Body };
}

async function askRaw<Body>(
  url: string,
  path: string,
  options?: { method?: string; headers?: Record<string, string>; redirect?: 'manual' },
): Promise<CachedResponse<Body>> {
  const answer = await sendRaw(url, { ...options, path });
  checkContract({ method: options?.method ?? 'GET', path, status: answer.status, contentType: answer.headers.get('content-type') ?? '', text: answer.text });
  return { ...answer, body: parsed(answer.text) as Body };
}

/**
 * Creates a client of a server.
 * @param url of the server, without a trailing slash
 * @param settle awaited before each response is returned
 */
export function clientOf(url: string, settle: () => Promise<void> = async () => undefined): Client {
  const ask = async <Body>(...request: Parameters<typeof askServer>): Promise<CachedResponse<Body>> => {
    const answer = await askServer<Body>(...request);
    await settle();
    return answer;
  };
  const graphql: Client['graphql'] = (query, variables, init) =>
    ask(`${url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      ...init,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
        ...(init?.headers as Record<string, string> | undefined),
      },
    });
  return {
    graphql,
    resolve: (query, variables, init) => graphql(query, variables, { ...init, body: JSON.stringify({ query, variables, extensions: {} }) }),
    rest: (path, init) => ask(url + path, init),
    send: (method, path, body, headers) =>
      body instanceof FormData
        ? ask(url + path, { method, body, headers })
        : ask(url + path, { method, body: JSON.stringify(body), headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers } }),
    raw: (path, options) => askRaw(url, path, options),
  };
}

/** Repeats a request while the server responds UNAVAILABLE (503), as a well-behaved client does. */
export async function patiently<Outcome extends { code?: string | undefined }>(ask: () => Promise<Outcome>, tries = 20): Promise<Outcome> {
  const outcome = await ask();
  return outcome.code === 'UNAVAILABLE' && tries > 1 ? patiently(ask, tries - 1) : outcome;
}
