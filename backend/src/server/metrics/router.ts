import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import ipaddr from 'ipaddr.js';
import { Registry } from 'prom-client';
import { Unauthenticated } from '../../core/errors/index.js';
import { methodNotAllowed } from '../http/index.js';

/** Headers that reverse proxies add to requests. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Host names of this machine itself. A web page in a browser on this machine has another host. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const isLoopback = (address: string | undefined): boolean => address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Tests whether a request comes from this machine, and not through a reverse proxy on it. */
const isFromHere = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress) && OWN_NAME.test(headers.host ?? '') && !OF_PROXIES.some((name) => headers[name] !== undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/**
 * Allows only clients on this machine, and clients with the token. Others get 401 instead of 404: it is no secret that metrics exist, and an
 * operator with a wrong token sees the reason.
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
    next(new Unauthenticated('api.metrics'));
  };

/** Creates the route `/metrics`: the metrics of all processes of this machine, in Prometheus' text format. */
export function createMetricsRouter(token: string | undefined, collect: () => Promise<string>): Router {
  const router = Router();
  router.get('/metrics', forOperators(token), async (_request, response) => {
    response.set('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).send(await collect());
  });
  router.all('/metrics', methodNotAllowed(['GET', 'HEAD']));
  return router;
}
