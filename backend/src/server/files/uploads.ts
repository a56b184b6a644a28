import { pipeline } from 'node:stream';
import { Router } from 'express';
import { NotFound } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { fileName, fileUrl, type SignedAddresses, WIDTHS } from '../../core/pictures/index.js';
import type { FileStore, StoredFile } from '../../core/storage/index.js';
import { isPublic } from '../../modules/photos/index.js';
import { answerErrors, notFound } from '../http/index.js';
import type { Services } from '../services.js';

/** Headers of public files. An address never gets other content, and a photo that stops being public never returns to its address. */
const PUBLIC = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** Headers of all other responses below `/uploads`: no cache stores them. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Parses `{width}.webp` or `{width}-{revision}.webp`. @throws NotFound for any other name */
function parseFile(file: string): { width: number; revision: number } {
  const [, name, revision = '0'] = /^(\d+)(?:-([1-9]\d{0,8}))?\.webp$/.exec(file) ?? [];
  const width = WIDTHS.find((one) => String(one) === name);
  if (!width) throw new NotFound('picture');
  return { width, revision: Number(revision) };
}

interface UploadParts {
  store: FileStore;
  addresses: SignedAddresses;
  logger: Logger;
}

/**
 * Creates the router below `/uploads`. Everyone can fetch the files of public photos; pending photos and those in the bin need a signed address.
 * Rejected and other deleted photos have no files.
 */
export function createUploadRouter(createServices: () => Services, { store, addresses, logger }: UploadParts): Router {
  const load = async (name: string): Promise<StoredFile> => {
    const file = await store.get(name);
    if (!file) throw new NotFound('picture');
    return file;
  };

  const router = Router();
  router.get('/:key/:file', async (request, response) => {
    response.set(PRIVATE);
    const { width, revision } = parseFile(request.params.file);
    const photo = await createServices().photos.served(request.params.key);
    if (!photo) throw new NotFound('picture');
    const isOpen = isPublic(photo);
    const current = fileUrl(photo, width);
    if (isOpen) {
      response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (revision !== photo.addressRevision) {
        response.redirect(current);
        return;
      }
      const etag = `"${photo.fileKey}-${width}"`;
      if (request.get('if-none-match')?.includes(etag)) {
        response
          .status(304)
          .set({ ...PUBLIC, ETag: etag })
          .end();
        return;
      }
    } else if (!(revision === photo.addressRevision && addresses.accepts(current, request.query))) throw new NotFound('picture');
    const { stream, size } = await load(fileName(photo.fileKey, width));
    if (isOpen) response.set({ ...PUBLIC, ETag: `"${photo.fileKey}-${width}"` });
    response.set({ 'Content-Type': 'image/webp', 'Content-Length': String(size) });
    pipeline(stream, response, (err) => {
      if (err) logger.debug({ err, path: request.path }, 'A photo was sent only partly');
    });
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
