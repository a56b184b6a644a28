import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { GracefulShutdown } from './http/index.js';
import { QUESTION, SELF, type SeenRequest, SelfCheck } from './self-check.js';

/** Timeout (ms) of the readiness query. */
const PATIENCE = 2_000;

/**
 * Creates the routes for monitoring:
 * - `/healthz`: 200 while the process responds.
 * - `/readyz`: 200 if the database responds, has all migrations, and no shutdown is announced; else 503.
 * - `/healthz/self`: for `citypins doctor`, which proves that it knows the session secret; 404 for other clients.
 */
export function createHealthRouter(dataSource: DataSource, leaving: GracefulShutdown, sessionSecret: string): Router {
  const selfCheck = new SelfCheck(sessionSecret);
  let question: Promise<boolean> | undefined;
  /** Shares one query among all requests that wait at the same time, because the route has no rate limit. */
  const isMigrated = () => {
    question ??= dataSource
      .showMigrations()
      .then(
        (arePending) => !arePending,
        () => false,
      )
      .finally(() => (question = undefined));
    return question;
  };
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get(SELF, (request, response, next) => {
    const proof = selfCheck.answer(request.get(QUESTION) ?? '');
    if (!proof) {
      next();
      return;
    }
    const seen: SeenRequest = { proof, ip: request.ip ?? '', forwardedFor: request.get('X-Forwarded-For') ?? '' };
    response.set('Cache-Control', 'no-store').json(seen);
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = !leaving.isAnnounced && (await Promise.race([isMigrated(), sleep(PATIENCE, false, { ref: false })]));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' });
  });
  return router;
}
