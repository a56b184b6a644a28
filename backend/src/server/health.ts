import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Leaving } from './http/leaving.js';

/** Milliseconds that the database may take to say that it is ready. */
const PATIENCE = 2_000;

/** `/healthz`: the process answers. `/readyz`: the database does too, has all migrations, and the process is not about to end. */
export function createHealthRouter(dataSource: DataSource, leaving: Leaving): Router {
  const isMigrated = () => dataSource.showMigrations().then((arePending) => !arePending, () => false);
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = !leaving.isAnnounced && (await Promise.race([isMigrated(), sleep(PATIENCE, false, { ref: false })]));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' });
  });
  return router;
}
