import { Router } from 'express';
import type { Services } from './services.js';

/** Cache lifetime (s) of a picture, whose bytes never change. */
const YEAR = 31_536_000;

/** Creates the route of the pictures of the site's look. */
export function createSiteFilesRouter(services: () => Services): Router {
  const router = Router();
  router.get('/site/pictures/:id', async (request, response) => {
    const { type, content } = await services().sitePictures.get(request.params.id);
    response.set('Cache-Control', `public, max-age=${YEAR}, immutable`).type(type).send(content);
  });
  return router;
}
