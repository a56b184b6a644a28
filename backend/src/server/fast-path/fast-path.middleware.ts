import type http from 'node:http';
import type { RequestHandler } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../core/access/index.js';
import type { CachedResponse } from '../../core/response-cache/index.js';
import { AppError, Busy, TooMany } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { isApiToken, type SessionClaims } from '../../modules/accounts/index.js';
import { type ConcurrencyLimiter, encodingsOf, idOf, mediaTypeOf, nameRoute, type NotedResponse, PAGE_COST, type RateLimit, tokenOf } from '../http/index.js';
import { hasPlainJson, parseBody, readText, Unparsable } from './body.js';
import type { PreparedRead, Reader, ReadRequest } from './reader.js';

type Handler = (request: http.IncomingMessage, response: NotedResponse) => void;

interface FrontParts {
  reader: Reader;
  /** Concurrency limiter of the requests that need the database. */
  admission: ConcurrencyLimiter;
  /** Express with all its routes, which handles every request that the fast path does not answer. */
  rest: Handler;
  /** Makes `rest` refuse a request with an error that the fast path has found. */
  refuse: (request: http.IncomingMessage, error: unknown) => void;
  rateLimit: RateLimit;
  ipOf: (request: http.IncomingMessage) => string | undefined;
  /** Returns the content of a session token; undefined if it is invalid, and the request anonymous. */
  claimsOf: (token: string) => SessionClaims | undefined;
  /** Headers of every response, for the `Origin` of a request. Names and values alternate. */
  headersFor: (origin: string | undefined) => readonly string[];
  logger: Logger;
}

/** Parsed request; `read` is undefined if the fast path cannot answer it. */
interface Asked {
  read: PreparedRead | undefined;
  /** Request body as Express would have parsed it. */
  body?: object;
}

/** Limits of the caches of parsed requests, which are found by their exact text: entries, and characters in total. */
const REMEMBERED = { max: 5000, maxSize: 4_000_000, sizeCalculation: (_asked: Asked, text: string) => text.length };

/** Apollo accepts a GET only with one of these headers. A page of another site can send them only after a CORS preflight. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** SQLSTATE of a statement that took too long. */
const STATEMENT_TIMEOUT = '57014';

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Returns the standard parts of a GraphQL request; undefined if it has other parts, or parts of a wrong type. */
function requestOf({ query, variables, operationName, ...others }: Record<string, unknown>): ReadRequest | undefined {
  if (typeof query !== 'string' || Object.keys(others).length > 0) return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: isRecord(variables) ? variables : {}, operationName: operationName ?? undefined };
}

/** Like `requestOf`, for the query string of a GET request. */
function requestOfSearch(search: string): ReadRequest | undefined {
  const given = [...new URLSearchParams(search)];
  const { variables, ...others } = Object.fromEntries(given);
  if (Object.keys(others).length + (variables === undefined ? 0 : 1) < given.length) return undefined; // a parameter occurs twice
  try {
    return requestOf({ ...others, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) });
  } catch {
    return undefined;
  }
}

/** Tests whether the resolvers would fail as well: the body is invalid, the rate limit is exceeded, or the database is too busy. */
const isFinal = (error: unknown): boolean =>
  error instanceof Unparsable || error instanceof TooMany || error instanceof Busy || (error as { code?: unknown } | undefined)?.code === STATEMENT_TIMEOUT;

/**
 * Creates the fast path: it answers compiled GraphQL queries of visitors and signed-in users before Express sees them. All other requests, and those
 * that fail, go on to Express unchanged. A response is the same as Express's own, but faster.
 */
export function createFastPath({ reader, admission, rest, refuse, rateLimit, ipOf, claimsOf, headersFor, logger }: FrontParts): Handler {
  const bodies = new LRUCache<string, Asked>(REMEMBERED);
  const searches = new LRUCache<string, Asked>(REMEMBERED);
  const prepare = (request: ReadRequest | undefined): Asked => ({ read: request && reader.prepare(request) });

  function askedBySearch(search: string): Asked {
    const known = searches.get(search);
    if (known) return known;
    const found = prepare(requestOfSearch(search));
    if (found.read) searches.set(search, found);
    return found;
  }

  function askedByBody(text: string): Asked {
    const known = bodies.get(text);
    if (known) return known;
    const body = parseBody(text);
    const found = { ...prepare(isRecord(body) ? requestOf(body) : undefined), body };
    if (found.read) bodies.set(text, found);
    return found;
  }

  async function answerOf(request: http.IncomingMessage, read: PreparedRead): Promise<CachedResponse | undefined> {
    const token = tokenOf(request);
    if (token && isApiToken(token)) return undefined; // each use of an API token must be counted, which Express does
    const session = token ? claimsOf(token) : undefined;
    const kept = session ? undefined : reader.kept(read);
    if (kept) return kept;
    const cost = reader.costOf(read, { isSignedIn: session !== undefined });
    if (cost === undefined) return undefined;
    await rateLimit.spend(networkOf(ipOf(request)), cost);
    const turn = await admission.enter();
    try {
      return await reader.read(read, session);
    } finally {
      turn.leave();
    }
  }

  async function handle(request: http.IncomingMessage, response: NotedResponse, search: string): Promise<boolean> {
    const { read, body } = request.method === 'GET' ? askedBySearch(search) : askedByBody(await readText(request));
    let isAnswered = false;
    try {
      const { type } = mediaTypeOf(request.headers.accept);
      if (!read || !type) return false;
      await rateLimit.count(request, PAGE_COST, () => ipOf(request));
      const answer = await answerOf(request, read);
      if (answer) await send(request, response, { answer, type });
      isAnswered = answer !== undefined;
      return isAnswered;
    } finally {
      // Express cannot read the body of a request a second time.
      if (!isAnswered && body) Object.assign(request, { body });
    }
  }

  async function send(request: http.IncomingMessage, response: NotedResponse, { answer, type }: { answer: CachedResponse; type: string }): Promise<void> {
    const headers = [...headersFor(request.headers.origin), 'X-Request-Id', idOf(response), 'Content-Type', type];
    if (request.method === 'GET' && request.headers.authorization === undefined) {
      headers.push('Cache-Control', 'public, max-age=0, must-revalidate', 'ETag', answer.etag, 'Vary', 'Authorization, Accept');
      // Ignores `Cache-Control` of the request: fetch() adds `no-cache` whenever a program sets `If-None-Match`.
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: answer.etag })) {
        response.writeHead(304, headers).end();
        return;
      }
    } else headers.push('Cache-Control', 'no-store');
    const { best: encoding } = encodingsOf(request.headers['accept-encoding']);
    const encoded = encoding && (await answer.in(encoding));
    if (encoding && encoded) headers.push('Content-Encoding', encoding);
    const body = encoded ?? answer.body;
    headers.push('Content-Length', String(body.length));
    response.writeHead(200, headers).end(body, 'latin1');
  }

  return (request, response) => {
    const { url = '' } = request;
    // Handles HEAD as GET, because Apollo and the functions above know only GET. Node sends no body in response to HEAD.
    if (request.method === 'HEAD' && /^\/graphql(\?|$)/.test(url)) request.method = 'GET';
    const { method } = request;
    const search = url.startsWith('/graphql?') ? url.slice('/graphql'.length) : '';
    const isAsked = method === 'POST' ? hasPlainJson(request) : method === 'GET' && search !== '' && PREFLIGHTED.some((name) => request.headers[name]);
    if (!isAsked || (url !== '/graphql' && search === '')) {
      rest(request, response);
      return;
    }
    nameRoute(response, '/graphql');
    handle(request, response, search).then(
      (isAnswered) => {
        if (!isAnswered) rest(request, response);
      },
      (error: unknown) => {
        if (request.destroyed && !request.complete) return; // the client has disconnected
        if (isFinal(error)) refuse(request, error);
        else if (!(error instanceof AppError))
          logger.warn({ requestId: idOf(response), err: error }, 'The fast path has failed; the resolvers answer the query');
        rest(request, response);
      },
    );
  };
}

/** Middleware that refuses a request with the error that the fast path has found. */
export const refuseBy =
  (refusals: WeakMap<http.IncomingMessage, unknown>): RequestHandler =>
  (request, _response, next) =>
    next(refusals.get(request));
