import http from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../../core/response-cache/index.js';

/** Limits of a cache of outcomes by header value: entries, and characters in total. */
const KEPT = { max: 200, maxSize: 50_000, sizeCalculation: (_outcome: unknown, header: string) => header.length + 1 };

const JSON_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
/** Media types from which Apollo chooses, in its order. */
const MEDIA_TYPES = [...JSON_TYPES, 'application/json; callbackSpec=1.0; charset=utf-8', 'text/html'];

/** Encodings, smallest result first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

function kept<Outcome extends object>(decide: (header: string) => Outcome): (header: string | undefined) => Outcome {
  const outcomes = new LRUCache<string, Outcome>(KEPT);
  return (header = '') => {
    const known = outcomes.get(header);
    if (known) return known;
    const outcome = decide(header);
    outcomes.set(header, outcome);
    return outcome;
  };
}

/** Returns the JSON type that Apollo would choose for an `Accept` header; undefined if it would choose none of them. */
export const mediaTypeOf = kept((accept) => {
  const chosen = accept === '' ? JSON_TYPES[0] : new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES);
  return { type: JSON_TYPES.find((type) => type === chosen) };
});

/** Returns the encodings that an `Accept-Encoding` header accepts: the best one, undefined for no compression; and whether gzip is one of them. */
export const encodingsOf = kept((accept): { best: Encoding | undefined; acceptsGzip: boolean } => {
  const acceptable = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings([...ENCODINGS]);
  return { best: ENCODINGS.find((encoding) => acceptable.includes(encoding)), acceptsGzip: acceptable.includes('gzip') };
});

/**
 * Returns a function from an `Origin` to the headers that the middleware sets for it. The middleware must look at nothing else of a request.
 */
export function headersByOrigin(middleware: readonly RequestHandler[]): (origin: string | undefined) => string[] {
  return kept((origin) => {
    const request = new http.IncomingMessage(new Socket());
    Object.assign(request, { method: 'POST' });
    if (origin) request.headers.origin = origin;
    const response = new http.ServerResponse(request);
    for (const handle of middleware) handle(request as never, response as never, () => undefined);
    response.appendHeader('Vary', 'Accept-Encoding');
    return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  });
}
