import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import { citySkyline, placeScene } from '../../art/index.js';
import { NotFound } from '../../core/errors/index.js';
import { accentPalette } from '../../modules/site/index.js';
import type { Services } from '../services.js';
import { MAP_SIZE, PreviewPainter } from './draw-preview.js';
import type { DrawnPictures } from './drawn-pictures.js';
import { lookKey } from './look.js';
import { type MapParts, surroundingsOf } from './surroundings.js';

/** Accent color of a site that has not chosen one: `primary` in the client's `app/theme/palette.ts`. */
const ACCENT = '#0B6B6B';
/** Cost of drawing a link preview, in values. */
const COST = 2000;

/** A picture above the bar of a link preview. */
interface Subject {
  /** Key of the picture. */
  key: string;
  draw: (painter: PreviewPainter) => Promise<Buffer> | Buffer;
}

/** Parts of the app from which previews are drawn. */
interface PreviewParts {
  /** Folder of the built client with its icon and fonts; undefined if only the API is served. */
  clientDir: string | undefined;
  map: MapParts | undefined;
}

const fileId = (request: Request<{ file: string }>): string => {
  const [, id] = /^([\w-]+)\.jpg$/.exec(request.params.file) ?? [];
  if (!id) throw new NotFound('picture');
  return id;
};

/** Finds the picture of a preview by the second part of its path. */
const SUBJECTS: Record<string, (services: Services, id: string, map: MapParts | undefined) => Promise<Subject>> = {
  async cities({ cities }, id) {
    const { country } = await cities.get(id);
    return { key: `${id}/${country}`, draw: () => Buffer.from(citySkyline({ seed: id, country })) };
  },
  async places({ places, cities, siteSettings }, id, map) {
    const { category: word, cityId, latitude, longitude } = await places.get(id);
    const { country } = await cities.get(cityId);
    const category = siteSettings.categories.sceneOf(word);
    const key = `${id}/${category}/${country}`;
    const scene = () => Buffer.from(placeScene({ seed: id, category, country }));
    const surroundings = map && latitude !== null && longitude !== null ? surroundingsOf({ latitude, longitude }, 'light', map) : null;
    // Land and water alone do not tell where a place is.
    if (!surroundings?.hasStreets) return { key, draw: scene };
    const draw = async (painter: PreviewPainter) => painter.drawWithMap(scene(), await surroundings.draw(MAP_SIZE), surroundings.credits);
    return { key: `${key}/${surroundings.key}`, draw };
  },
  async pictures({ sitePictures }, id) {
    const { content } = await sitePictures.get(id);
    return { key: id, draw: () => content };
  },
};

/**
 * Creates the router below `/art/previews`: pictures for link previews with the name, logo and accent color of the site. The first part of a path is
 * the key of the look, so that other sites request a picture again after the look has changed. Older keys respond with the current look.
 */
export function createPreviewRouter(createServices: () => Services, pictures: DrawnPictures, { clientDir, map }: PreviewParts): Router {
  const painter = new PreviewPainter(clientDir && path.join(clientDir, '.server/fonts'));
  const icon = clientDir === undefined ? undefined : readFileSync(path.join(clientDir, 'favicon.svg'));

  const send = async (response: Response, look: string, { key, draw }: Subject): Promise<void> => {
    const { siteSettings, sitePictures } = createServices();
    const current = lookKey(siteSettings);
    const identity = siteSettings.of('identity');
    const pictureOf = async (id: string): Promise<Buffer | undefined> => (id ? (await sitePictures.get(id)).content : undefined);
    await pictures.send(response, {
      key: `previews/${current}/${key}`,
      type: 'image/jpeg',
      cost: COST,
      isTransient: look !== current,
      draw: async () =>
        painter.draw(await draw(painter), {
          name: identity.name,
          accent: identity.accent ? accentPalette(identity.accent).light.main : ACCENT,
          logo: await pictureOf(identity.logo),
          icon: (await pictureOf(identity.icon)) ?? icon,
        }),
    });
  };

  const router = Router();
  router.get('/:look/site.jpg', async (request, response) => {
    await send(response, request.params.look, { key: 'site', draw: () => Buffer.from(citySkyline({ seed: 'site', country: '' })) });
  });
  router.get('/:look/:kind/:file', async (request, response) => {
    const find = Object.hasOwn(SUBJECTS, request.params.kind) ? SUBJECTS[request.params.kind] : undefined;
    if (!find) throw new NotFound('picture');
    await send(response, request.params.look, await find(createServices(), fileId(request), map));
  });
  return router;
}
