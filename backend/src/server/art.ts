import { createHash } from 'node:crypto';
import { type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { networkOf } from '../core/access/index.js';
import { ART_VERSION, citySkyline, placeScene } from '../art/index.js';
import { NotFound } from '../core/errors/index.js';
import type { Logger } from '../core/logging/index.js';
import { answerErrors, notFound, type RateLimit } from './http/index.js';
import type { Services } from './services.js';

/** Browsers keep an illustration for a week, then check whether a new version of the generator has changed it. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000';
/** Size (px) of link previews: the one that consumers of Open Graph crop least. */
const PREVIEW = { width: 1200, height: 630 };
/** Cost of drawing a picture, in values, the unit of the rate limit. The client address that requests it first pays. */
const DRAWING: Record<Format, number> = { svg: 50, webp: 2000 };
/** Maximum number of pictures in memory, each at most about 100 kB. */
const CACHED_PICTURES = 500;

type Format = 'svg' | 'webp';
const TYPES: Record<Format, string> = { svg: 'image/svg+xml', webp: 'image/webp' };

interface Picture {
  bytes: Buffer;
  etag: string;
}

async function draw(svg: string, format: Format): Promise<Picture> {
  const bytes = format === 'svg' ? Buffer.from(svg) : await sharp(Buffer.from(svg)).resize(PREVIEW).webp({ quality: 82 }).toBuffer();
  // A weak tag: a strong one would promise the same bytes in every encoding.
  return { bytes, etag: `W/"${ART_VERSION}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` };
}

/** Parses `{id}.svg` or `{id}.webp`. @throws NotFound for any other name */
function parseFile(file: string): { id: string; format: Format } {
  const [, id, format] = /^([\w-]+)\.(svg|webp)$/.exec(file) ?? [];
  if (!id || !format) throw new NotFound('picture');
  return { id, format: format as Format };
}

/** Creates the router below `/art`: illustrations of visible cities and places, drawn on demand and cached in memory. */
export function createArtRouter(createServices: () => Services, rateLimit: RateLimit, logger: Logger): Router {
  const drawn = new LRUCache<string, Promise<Picture>>({ max: CACHED_PICTURES });
  const send = async (response: Response, key: string, format: Format, svg: () => string) => {
    let picture = drawn.get(`${key}.${format}`);
    if (!picture) {
      await rateLimit.spend(networkOf(response.req.ip), DRAWING[format]);
      picture = draw(svg(), format);
      drawn.set(`${key}.${format}`, picture);
    }
    const { bytes, etag } = await picture.catch((error: unknown) => {
      drawn.delete(`${key}.${format}`);
      throw error;
    });
    response.set({ 'Content-Type': TYPES[format], 'Cache-Control': CACHE_CONTROL, ETag: etag, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.send(bytes);
  };

  const router = Router();
  router.get('/cities/:file', async (request, response) => {
    const { id, format } = parseFile(request.params.file);
    const { country } = await createServices().cities.get(id);
    const layout = request.query.layout === 'hero' ? 'hero' : 'card';
    await send(response, `${id}/${country}/${layout}`, format, () => citySkyline({ seed: id, country, layout }));
  });
  router.get('/places/:file', async (request, response) => {
    const { id, format } = parseFile(request.params.file);
    const { places, cities } = createServices();
    const { category, cityId } = await places.get(id);
    const { country } = await cities.get(cityId);
    await send(response, `${id}/${category}/${country}`, format, () => placeScene({ seed: id, category, country }));
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
