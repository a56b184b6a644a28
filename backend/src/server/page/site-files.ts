import { type Response, Router } from 'express';
import sharp from 'sharp';
import { NotFound } from '../../core/errors/index.js';
import type { Services } from '../services.js';
import type { Client } from './client.js';

/** Cache lifetime (s) of a picture, whose bytes never change. */
const YEAR = 31_536_000;
/** Background of icons that systems crop or that must not be transparent. */
const PAPER = '#FFFFFF';
/** Share of a maskable icon that no system crops (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE = 0.8;

/** Draws an icon from the operator's, which is a transparent square. @param size width and height (px) */
const drawIcon = (content: Buffer, size: number, share = 1): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const edge = Math.floor((size - inner) / 2);
  const image = sharp(content).resize(inner, inner);
  return (
    share < 1
      ? image.extend({ top: edge, bottom: size - inner - edge, left: edge, right: size - inner - edge, background: PAPER }).flatten({ background: PAPER })
      : image
  )
    .png()
    .toBuffer();
};

/** Returns a PNG in the ICO format (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)): a header, one directory entry, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const svgOf = (png: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );

/** The operator's icon in the forms that browsers request, by path. */
const ICONS: Record<string, { type: string; draw: (content: Buffer) => Promise<Buffer> }> = {
  '/favicon.ico': { type: 'image/x-icon', draw: async (content) => icoOf(await drawIcon(content, 32), 32) },
  '/favicon.svg': { type: 'image/svg+xml', draw: async (content) => svgOf(await drawIcon(content, 64)) },
  '/icons/192.png': { type: 'image/png', draw: (content) => drawIcon(content, 192) },
  '/icons/512.png': { type: 'image/png', draw: (content) => drawIcon(content, 512) },
  '/icons/apple-180.png': { type: 'image/png', draw: (content) => drawIcon(content, 180, 0.9) },
  '/icons/maskable-512.png': { type: 'image/png', draw: (content) => drawIcon(content, 512, SAFE) },
};

/**
 * Creates the routes of files with the name and look of the site: pictures of the settings, icons, manifests. Without an own icon, requests go on to
 * the files of the client.
 */
export function createSiteFilesRouter(services: () => Services, client: Client | undefined): Router {
  const router = Router();
  const drawn = new Map<string, Promise<Buffer>>();

  router.get('/site/pictures/:id', async (request, response) => {
    const { type, content } = await services().sitePictures.get(request.params.id);
    response.set('Cache-Control', `public, max-age=${YEAR}, immutable`).type(type).send(content);
  });

  const iconOf = (path: string, id: string): Promise<Buffer> => {
    const key = `${id} ${path}`;
    const known = drawn.get(key);
    if (known) return known;
    for (const old of drawn.keys()) if (!old.startsWith(id)) drawn.delete(old);
    const made = services()
      .sitePictures.get(id)
      .then(({ content }) => ICONS[path]?.draw(content) ?? content);
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };
  router.get(Object.keys(ICONS), async (request, response, next) => {
    const { icon } = services().siteSettings.of('identity');
    const form = ICONS[request.path];
    if (!icon || !form) next();
    else
      response
        .set('Cache-Control', 'no-cache')
        .type(form.type)
        .send(await iconOf(request.path, icon));
  });

  if (client) {
    const { site } = client;
    router.get('/manifest/:code.webmanifest', (request, response: Response) => {
      const language = site().languages.offered.find(({ code }) => code === request.params.code);
      if (!language) throw new NotFound('page');
      response
        .set('Cache-Control', 'no-cache')
        .type('application/manifest+json')
        .send(JSON.stringify(site().webManifest(language)));
    });
  }
  return router;
}
