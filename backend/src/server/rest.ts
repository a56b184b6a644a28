import { type Request, Router } from 'express';
import type { Logger } from '../core/logging/logger.js';
import { QueryReader } from '../core/rest/query-reader.js';
import type { Route } from '../core/rest/route.js';
import { cityRoutes } from '../modules/cities/index.js';
import { placeRoutes } from '../modules/places/index.js';
import { reviewRoutes } from '../modules/reviews/index.js';
import { statsRoutes } from '../modules/stats/index.js';
import { answerErrors, methodNotAllowed, notFound } from './http/errors.js';
import type { Services } from './services.js';

/** Every REST route of the product. */
export const ROUTES: Route<Services>[] = [...cityRoutes, ...placeRoutes, ...reviewRoutes, ...statsRoutes];

const paramsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)]));

/** The router below `/api`: the table's routes, 405 for their other methods, 404 for the rest, and errors as JSON. */
export function createRestRouter(createServices: () => Services, logger: Logger): Router {
  const router = Router();
  for (const { method, path, handle } of ROUTES) {
    router[method](path, async (request, response) => {
      const query = new QueryReader(request.query);
      response.json(await handle({ params: paramsOf(request), query, services: createServices() }));
    });
  }
  for (const path of new Set(ROUTES.map((route) => route.path))) {
    const methods = ROUTES.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
    router.all(path, methodNotAllowed(['HEAD', ...methods]));
  }
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
