import { pipeline } from 'node:stream';
import { Router } from 'express';
import type { Logger } from '../../core/logging/index.js';
import { readDueAt } from '../../modules/system/index.js';
import { answerErrors, notFound } from '../http/index.js';
import type { Services } from '../services.js';

/** Headers of all responses below `/backups`. Backups are compressed already; `no-transform` keeps the middleware from doing it again. */
const PRIVATE = { 'Cache-Control': 'private, no-store, no-transform', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Creates the router below `/backups`: files of backups, at the signed addresses that `backupLink` returns. */
export function createBackupRouter(createServices: () => Services, logger: Logger): Router {
  const router = Router();
  router.get('/:dueAt', async (request, response) => {
    response.set(PRIVATE);
    const { name, stream, size } = await createServices().backups.open(readDueAt(request.params.dueAt), request.query);
    response.set({ 'Content-Type': 'application/x-tar', 'Content-Length': String(size), 'Content-Disposition': `attachment; filename="${name}"` });
    pipeline(stream, response, (err) => {
      if (err) logger.warn({ err, path: request.path }, 'A backup was sent only partly');
    });
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
