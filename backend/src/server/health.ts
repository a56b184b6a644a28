import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Leaving } from './http/leaving.js';
import { QUESTION, SELF, type SeenRequest, SelfCheck } from './self-check.js';

/** Milliseconds that the database may take to say that it is ready. */
const PATIENCE = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, has all migrations, and the process is not about to end. What `citypins doctor`
 * asks, who knows the session secret, is answered below `/healthz`, too; for anybody else there is nothing.
 */
export function createHealthRouter(dataSource: DataSource, leaving: Leaving, sessionSecret: string): Router {
  const selfCheck = new SelfCheck(sessionSecret);
  let question: Promise<boolean> | undefined;
  /** All who ask at the same time share one query: the route has no rate limit. */
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
