import type http from 'node:http';
import type { RequestHandler } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../core/access/network.js';
import type { Answer } from '../../core/answers/index.js';
import { AppError, Busy, TooMany } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/logger.js';
import { isApiToken } from '../../modules/accounts/index.js';
import type { Admission } from '../http/admission.js';
import { tokenOf } from '../http/identify.js';
import type { NotedResponse } from '../http/observed.js';
import type { RateLimit } from '../http/rate-limit.js';
import { PAGE_COST } from '../http/request-costs.js';
import { nameRoute } from '../http/route-label.js';
import { idOf } from '../http/request-id.js';
import { hasPlainJson, parseBody, readText, Unparsable } from './body.js';
import { encodingOf, mediaTypeOf } from './negotiate.js';
import type { PreparedRead, Reader, ReadRequest } from './reader.js';

type Handler = (request: http.IncomingMessage, response: NotedResponse) => void;

interface FrontParts {
  reader: Reader;
  /** Lets requests in that need the database. */
  admission: Admission;
  /** What answers everything else: Express, with all that it serves. */
  rest: Handler;
  /** Lets `rest` refuse a request for a reason that was found here. */
  refuse: (request: http.IncomingMessage, error: unknown) => void;
  rateLimit: RateLimit;
  ipOf: (request: http.IncomingMessage) => string | undefined;
  /** Looks a session's token up, as every request with one does. */
  identify: (token: string) => Promise<unknown>;
  /** The headers that every answer carries, by the origin that asks: names and values in turns. */
  headersFor: (origin: string | undefined) => readonly string[];
  logger: Logger;
}

/** What came with a request: undefined where it is not of the form that is answered here. */
interface Asked {
  read: PreparedRead | undefined;
  /** The body as Express would have parsed it. */
  body?: object;
}

/** Requests that are remembered by their text, to the letter, and characters of them together. */
const REMEMBERED = { max: 5000, maxSize: 4_000_000, sizeCalculation: (_asked: Asked, text: string) => text.length };

/** Apollo lets a GET pass only with one of these, which a page of another site cannot send unasked. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** SQLSTATE of a statement that took too long. */
const STATEMENT_TIMEOUT = '57014';

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given);

/** Takes the parts of a request that are usual; undefined where there are others, or of another kind. */
function requestOf({ query, variables, operationName, ...others }: Record<string, unknown>): ReadRequest | undefined {
  if (typeof query !== 'string' || Object.keys(others).length > 0) return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: isRecord(variables) ? variables : {}, operationName: operationName ?? undefined };
}

/** As `requestOf`, of the search of an address. */
function requestOfSearch(search: string): ReadRequest | undefined {
  const given = [...new URLSearchParams(search)];
  const { variables, ...others } = Object.fromEntries(given);
  if (Object.keys(others).length + (variables === undefined ? 0 : 1) < given.length) return undefined; // one of them comes twice
  try {
    return requestOf({ ...others, ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }) });
  } catch {
    return undefined;
  }
}

/** Whether trying again with the resolvers would end no better: the body is none, too much was asked for, or the database has too much to do. */
const isFinal = (error: unknown): boolean =>
  error instanceof Unparsable || error instanceof TooMany || error instanceof Busy || (error as { code?: unknown } | undefined)?.code === STATEMENT_TIMEOUT;

/**
 * Answers the GraphQL reads that everyone may do, before Express sees them. Whatever it does not know, and whatever is an error, goes on to
 * Express as it came: what this answers is what Express would have answered, sooner.
 */
export function createFront({ reader, admission, rest, refuse, rateLimit, ipOf, identify, headersFor, logger }: FrontParts): Handler {
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

  async function answerOf(request: http.IncomingMessage, read: PreparedRead): Promise<Answer | undefined> {
    const token = tokenOf(request);
    if (token && isApiToken(token)) return undefined; // its requests are counted
    const kept = token ? undefined : reader.kept(read);
    if (kept) return kept;
    if (token && !reader.isForAll(read)) return undefined;
    await rateLimit.spend(networkOf(ipOf(request)), reader.costOf(read));
    const turn = await admission.enter();
    try {
      if (token) await identify(token);
      return await reader.read(read, { isSignedIn: token !== undefined });
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
      // Express cannot read it a second time.
      if (!isAnswered && body) Object.assign(request, { body });
    }
  }

  async function send(request: http.IncomingMessage, response: NotedResponse, { answer, type }: { answer: Answer; type: string }): Promise<void> {
    const headers = [...headersFor(request.headers.origin), 'X-Request-Id', idOf(response), 'Content-Type', type];
    if (request.method === 'GET' && request.headers.authorization === undefined) {
      headers.push('Cache-Control', 'public, max-age=0, must-revalidate', 'ETag', answer.etag, 'Vary', 'Authorization, Accept');
      // No word of `Cache-Control`: fetch() says `no-cache` with every tag that a program gives it.
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: answer.etag })) {
        response.writeHead(304, headers).end();
        return;
      }
    } else headers.push('Cache-Control', 'no-store');
    const { encoding } = encodingOf(request.headers['accept-encoding']);
    const encoded = encoding && (await answer.in(encoding));
    if (encoding && encoded) headers.push('Content-Encoding', encoding);
    const body = encoded ?? answer.body;
    headers.push('Content-Length', String(body.length));
    response.writeHead(200, headers).end(body, 'latin1');
  }

  return (request, response) => {
    const { url = '' } = request;
    // HEAD asks for the headers of a GET, which is all that Apollo and the functions above know. Node sends no body either way.
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
        if (request.destroyed && !request.complete) return; // whoever asked has gone
        if (isFinal(error)) refuse(request, error);
        else if (!(error instanceof AppError)) logger.warn({ requestId: idOf(response), err: error }, 'A read is left to the resolvers');
        rest(request, response);
      },
    );
  };
}

/** Refuses the requests that the front has found a reason against. */
export const refuseBy =
  (refusals: WeakMap<http.IncomingMessage, unknown>): RequestHandler =>
  (request, _response, next) =>
    next(refusals.get(request));
