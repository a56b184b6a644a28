import { Router } from 'express';
import sharp from 'sharp';
import { isScene, placeScene } from '../../art/index.js';
import { NotFound } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { answerErrors, notFound, type RateLimit } from '../http/index.js';
import type { Services } from '../services.js';
import { DrawnPictures } from './drawn-pictures.js';
import { cityArt, placeArt } from './illustrations.js';
import { createPreviewRouter } from './previews.js';
import { type MapParts, type Scheme, SIZES, surroundingsOf } from './surroundings.js';

/** Size (px) of illustrations that programs cannot show as SVG. */
const PREVIEW = { width: 1200, height: 630 };

type Format = 'svg' | 'webp';
/** Type of each format, and the cost of drawing it, in values. */
const FORMATS: Record<Format, { type: string; cost: number }> = { svg: { type: 'image/svg+xml', cost: 50 }, webp: { type: 'image/webp', cost: 2000 } };

/** Cost of drawing a picture of the map, in values. */
const MAP_COSTS = { page: 2000, large: 6000 };

const draw = async (svg: string, format: Format): Promise<Buffer> =>
  format === 'svg' ? Buffer.from(svg) : sharp(Buffer.from(svg)).resize(PREVIEW).webp({ quality: 82 }).toBuffer();

/** Parses `{id}.svg` or `{id}.webp`. @throws NotFound for any other name */
function parseFile(file: string): { id: string; format: Format } {
  const [, id, format] = /^([\w-]+)\.(svg|webp)$/.exec(file) ?? [];
  if (!id || !format) throw new NotFound('picture');
  return { id, format: format as Format };
}

interface ArtOptions {
  rateLimit: RateLimit;
  logger: Logger;
  /** Folder of the built client; undefined if only the API is served. */
  clientDir: string | undefined;
  /** Parts for pictures of the map; undefined if only the API is served. */
  map: MapParts | undefined;
}

/** Creates the router below `/art`: illustrations of visible cities and places, an example of each scene, surroundings of
 * places, and link previews, drawn on demand and cached in memory. */
export function createArtRouter(createServices: () => Services, { rateLimit, logger, clientDir, map }: ArtOptions): Router {
  const pictures = new DrawnPictures(rateLimit);
  const router = Router();
  router.get('/cities/:file', async (request, response) => {
    const { id, format } = parseFile(request.params.file);
    const { country } = await createServices().cities.get(id);
    const layout = request.query.layout === 'hero' ? 'hero' : 'card';
    const { key, svg } = cityArt({ id, country, layout });
    await pictures.send(response, { key: `${key}.${format}`, ...FORMATS[format], draw: () => draw(svg(), format) });
  });
  router.get('/places/:file', async (request, response) => {
    const { id, format } = parseFile(request.params.file);
    const { places, cities, siteSettings } = createServices();
    const { category: word, cityId } = await places.get(id);
    const { country } = await cities.get(cityId);
    const category = siteSettings.categories.sceneOf(word);
    const { key, svg } = placeArt({ id, category, country });
    await pictures.send(response, { key: `${key}.${format}`, ...FORMATS[format], draw: () => draw(svg(), format) });
  });
  router.get('/scenes/:file', async (request, response) => {
    const { id: category, format } = parseFile(request.params.file);
    if (!isScene(category)) throw new NotFound('picture');
    const svg = () => placeScene({ seed: category, category, country: '', time: 'day' });
    await pictures.send(response, { key: `scene/${category}.${format}`, ...FORMATS[format], draw: () => draw(svg(), format) });
  });
  router.get('/maps/:file', async (request, response) => {
    const [, id = '', scheme, isLarge] = /^([\w-]+)-(light|dark)(-large)?\.webp$/.exec(request.params.file) ?? [];
    const size = isLarge ? 'large' : 'page';
    const { latitude, longitude } = await createServices().places.get(id);
    const surroundings = latitude !== null && longitude !== null && map ? surroundingsOf({ latitude, longitude }, scheme as Scheme, map) : null;
    if (!surroundings) throw new NotFound('picture');
    const bytes = async () => (await surroundings.draw(SIZES[size])).webp({ quality: 82 }).toBuffer();
    await pictures.send(response, { key: `maps/${size}/${surroundings.key}`, ...FORMATS.webp, cost: MAP_COSTS[size], draw: bytes });
  });
  router.use('/previews', createPreviewRouter(createServices, pictures, { clientDir, map }));
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
