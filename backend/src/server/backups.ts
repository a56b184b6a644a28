import { pipeline } from 'node:stream';
import { Router } from 'express';
import type { Logger } from '../core/logging/index.js';
import { readDueAt } from '../modules/system/index.js';
import { answerErrors, notFound } from './http/index.js';
import type { Services } from './services.js';

/** Creates the router below `/backups`: files of backups, at the signed addresses that `backupLink` returns. */
export function createBackupRouter(createServices: () => Services, logger: Logger): Router {
  const router = Router();
  router.get('/:dueAt', async (request, response) => {
    response.set({ 'Cache-Control': 'private, no-store', 'Cross-Origin-Resource-Policy': 'same-origin' });
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
