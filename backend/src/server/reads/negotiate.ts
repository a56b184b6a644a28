import http from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../../core/answers/index.js';

/** Values of one header for which an outcome is kept, and how long they may be. */
const KEPT = { max: 200, maxSize: 50_000, sizeCalculation: (_outcome: unknown, header: string) => header.length + 1 };

const JSON_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
/** What Apollo chooses from, in its order. */
const MEDIA_TYPES = [...JSON_TYPES, 'application/json; callbackSpec=1.0; charset=utf-8', 'text/html'];

/** From the smallest. */
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

/** Which type an `Accept` asks for, as Apollo takes it; undefined where that is none of an answer. */
export const mediaTypeOf = kept((accept) => {
  const chosen = accept === '' ? JSON_TYPES[0] : new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES);
  return { type: JSON_TYPES.find((type) => type === chosen) };
});

/** Which encoding an `Accept-Encoding` asks for; undefined for none. */
export const encodingOf = kept((accept): { encoding: Encoding | undefined } => {
  const acceptable = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(['br', 'gzip']);
  return { encoding: ENCODINGS.find((encoding) => acceptable.includes(encoding)) };
});

/** Runs middleware that sets headers and looks at nothing but the origin of a request: the headers that it sets for an `Origin`. */
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
