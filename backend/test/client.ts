import { checkContract } from './contract.js';
import { sendRaw } from './raw.js';

/** An answer of the server, with its body read. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed; undefined where it is no JSON. */
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

/** The body of every REST error. */
export interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  fields?: Record<string, string>;
}

/** Asks a server, and looks whether what REST answers is as the API's description says. */
export interface Client {
  /** Sends a GraphQL request the way the client does. */
  graphql<Data = Record<string, unknown> | null>(query: string, variables?: Record<string, unknown>, init?: RequestInit): Promise<Answer<GraphqlBody<Data>>>;
  /** As `graphql`, but by the resolvers even where a read past them could answer: they do not know of `extensions`, which mean nothing here. */
  resolve: Client['graphql'];
  /** Asks for a path from the root of the server: `/api/cities`. */
  rest<Body = unknown>(path: string, init?: RequestInit): Promise<Answer<Body>>;
  /** Sends JSON, a form, or nothing, to a path from the root of the server. */
  send<Body = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Asks with a path exactly as written, which `fetch` would tidy up. */
  raw<Body = unknown>(path: string, options?: { method?: string; headers?: Record<string, string>; redirect?: 'manual' }): Promise<Answer<Body>>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function askServer<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
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
): Promise<Answer<Body>> {
  const answer = await sendRaw(url, { ...options, path });
  checkContract({ method: options?.method ?? 'GET', path, status: answer.status, contentType: answer.headers.get('content-type') ?? '', text: answer.text });
  return { ...answer, body: parsed(answer.text) as Body };
}

/**
 * @param url of a server, without a slash at the end
 * @param settle is waited for before an answer is handed over
 */
export function clientOf(url: string, settle: () => Promise<void> = async () => undefined): Client {
  const ask = async <Body>(...request: Parameters<typeof askServer>): Promise<Answer<Body>> => {
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

/** Asks again while there are more requests than connections to the database for too long, as a client does that is told to. */
export async function patiently<Outcome extends { code?: string | undefined }>(ask: () => Promise<Outcome>, tries = 20): Promise<Outcome> {
  const outcome = await ask();
  return outcome.code === 'UNAVAILABLE' && tries > 1 ? patiently(ask, tries - 1) : outcome;
}
