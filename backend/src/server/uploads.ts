import { pipeline } from 'node:stream';
import { Router } from 'express';
import { NotFound } from '../core/errors/index.js';
import type { Logger } from '../core/logging/logger.js';
import { fileName, WIDTHS } from '../core/pictures/sizes.js';
import type { FileStore, StoredFile } from '../core/storage/index.js';
import { answerErrors, notFound } from './http/errors.js';
import type { Services } from './services.js';

/** A file never changes, but its photo may be refused or deleted: browsers ask again after a day. */
const CACHE_CONTROL = 'public, max-age=86400';

/** `{width}.webp` as one of the widths that there are; NotFound for anything else. */
function widthOf(file: string): number {
  const width = WIDTHS.find((one) => file === `${one}.webp`);
  if (!width) throw new NotFound('Picture');
  return width;
}

/** The router below `/uploads`: the files of photos that are neither deleted nor refused. */
export function createUploadRouter(createServices: () => Services, store: FileStore, logger: Logger): Router {
  const load = async (name: string): Promise<StoredFile> => {
    const file = await store.get(name);
    if (!file) throw new NotFound('Picture');
    return file;
  };

  const router = Router();
  router.get('/:key/:file', async (request, response) => {
    const { key, file } = request.params;
    const width = widthOf(file);
    if (!(await createServices().photos.isServed(key))) throw new NotFound('Picture');
    const caching = { 'Cache-Control': CACHE_CONTROL, ETag: `"${key}-${width}"`, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    if (request.get('if-none-match')?.includes(caching.ETag)) {
      response.status(304).set(caching).end();
      return;
    }
    const { stream, size } = await load(fileName(key, width));
    response.set({ ...caching, 'Content-Type': 'image/webp', 'Content-Length': String(size) });
    pipeline(stream, response, (err) => {
      if (err) logger.debug({ err, path: request.path }, 'A photo was not read to its end');
    });
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
