import { pipeline, type Readable } from 'node:stream';
import { type Request, type Response, Router } from 'express';
import type { Logger } from '../../core/logging/index.js';
import { readDueAt } from '../../modules/system/index.js';
import { answerErrors, notFound } from '../http/index.js';
import type { Services } from '../services.js';

/** Headers of all responses below `/backups`. Backups are compressed already; `no-transform` keeps the middleware from doing it again. */
const PRIVATE = { 'Cache-Control': 'private, no-store, no-transform', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Creates the router below `/backups`: files of backups and packs, at the signed addresses that `backupLink` and `packLink` return. */
export function createBackupRouter(createServices: () => Services, logger: Logger): Router {
  const router = Router();
  const send = (request: Request, response: Response, type: string, { name, stream, size }: { name: string; stream: Readable; size: number }) => {
    response.set({ 'Content-Type': type, 'Content-Length': String(size), 'Content-Disposition': `attachment; filename="${name}"` });
    pipeline(stream, response, (err) => {
      if (err) logger.warn({ err, path: request.path }, 'A file was sent only partly');
    });
  };
  router.get('/packs/:name', async (request, response) => {
    response.set(PRIVATE);
    send(request, response, 'application/zip', await createServices().packs.open(request.params.name, request.query));
  });
  router.get('/:dueAt', async (request, response) => {
    response.set(PRIVATE);
    send(request, response, 'application/x-tar', await createServices().backups.open(readDueAt(request.params.dueAt), request.query));
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
