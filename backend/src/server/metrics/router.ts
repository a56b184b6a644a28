import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import ipaddr from 'ipaddr.js';
import { Registry } from 'prom-client';
import { Unauthenticated } from '../../core/errors/index.js';
import { methodNotAllowed } from '../http/errors.js';

/** What proxies add to the requests that they pass on. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** The names by which a machine calls itself; a page that a browser on it shows has another one. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const isLoopback = (address: string | undefined): boolean => address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Whether a request comes from this very machine, and not through a proxy on it. */
const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress) && OWN_NAME.test(headers.host ?? '') && !OF_PROXIES.some((name) => headers[name] !== undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/**
 * Lets nobody but this machine and whoever has the token read. Others are told so, not that there is nothing: that there is a page of metrics
 * is no secret, and who has set up a wrong token finds out why.
 */
const forOperators =
  (token: string | undefined): RequestHandler =>
  (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (isFromHere(request) || (token !== undefined && hasToken(request, token))) {
      next();
      return;
    }
    response.setHeader('WWW-Authenticate', 'Bearer');
    next(new Unauthenticated('Metrics are for this machine, and for whoever has its METRICS_TOKEN.'));
  };

/** `/metrics` in Prometheus' text format, of all processes of this machine. */
export function createMetricsRouter(token: string | undefined, collect: () => Promise<string>): Router {
  const router = Router();
  router.get('/metrics', forOperators(token), async (_request, response) => {
    response.set('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).send(await collect());
  });
  router.all('/metrics', methodNotAllowed(['GET', 'HEAD']));
  return router;
}
