import { Router } from 'express';
import type { DataSource } from 'typeorm';

/** `/healthz`: the process answers. `/readyz`: the database does too, and has all migrations. */
export function createHealthRouter(dataSource: DataSource): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = await dataSource.showMigrations().then((arePending) => !arePending, () => false);
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'unavailable' });
  });
  return router;
}
