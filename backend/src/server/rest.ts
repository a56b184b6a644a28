import { type Request, Router } from 'express';
import { type InPersonScope, requireAccess } from '../core/access/index.js';
import type { Logger } from '../core/logging/index.js';
import { FileAnswer, readInput, readQuery, RedirectAnswer, type Route } from '../core/rest/index.js';
import { accountRoutes, adminUserRoutes, apiTokenRoutes, invitationRoutes, mailPreferencesRoutes } from '../modules/accounts/index.js';
import { activityRoutes } from '../modules/activities/index.js';
import { attributeRoutes } from '../modules/attributes/index.js';
import { searchTermRoutes } from '../modules/search-terms/index.js';
import { binRoutes } from '../modules/bin/index.js';
import { categoryRoutes } from '../modules/categories/index.js';
import { cityAdminRoutes, cityRoutes, worldCityRoutes } from '../modules/cities/index.js';
import { favoriteRoutes, placeListRoutes } from '../modules/favorites/index.js';
import { importDraftRoutes, importRoutes } from '../modules/imports/index.js';
import { mapArchiveRoutes } from '../modules/maps/index.js';
import { photoRoutes } from '../modules/photos/index.js';
import { duplicateRoutes, placeAdminRoutes, placePhotoRoutes, placeRoutes, placeSuggestionRoutes } from '../modules/places/index.js';
import { reportRoutes } from '../modules/reports/index.js';
import { reviewAdminRoutes, reviewRoutes } from '../modules/reviews/index.js';
import { mailTrialRoutes, settingsRoutes } from '../modules/settings/index.js';
import { statsRoutes } from '../modules/stats/index.js';
import { packRoutes, systemRoutes } from '../modules/system/index.js';
import { userRoutes } from '../modules/users/index.js';
import { answerErrors, aside, contextOf, methodNotAllowed, notFound, sendFile, storedUploadReader, uploadReader } from './http/index.js';
import type { Services } from './services.js';

/** Every REST route of the product. */
export const ROUTES: Route<Services>[] = [
  ...userRoutes,
  ...activityRoutes,
  ...accountRoutes,
  ...mailPreferencesRoutes,
  ...apiTokenRoutes,
  ...invitationRoutes,
  ...adminUserRoutes,
  ...settingsRoutes,
  ...mailTrialRoutes,
  ...photoRoutes,
  ...cityRoutes,
  ...cityAdminRoutes,
  ...worldCityRoutes,
  ...placeSuggestionRoutes,
  ...placeRoutes,
  ...placePhotoRoutes,
  ...placeAdminRoutes,
  ...duplicateRoutes,
  ...categoryRoutes,
  ...attributeRoutes,
  ...searchTermRoutes,
  ...importRoutes,
  ...importDraftRoutes,
  ...mapArchiveRoutes,
  ...reviewRoutes,
  ...reviewAdminRoutes,
  ...favoriteRoutes,
  ...placeListRoutes,
  ...reportRoutes,
  ...statsRoutes,
  ...binRoutes,
  ...systemRoutes,
  ...packRoutes,
];

const paramsOf = (request: Request): Record<string, string> => Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, String(value)]));

const isRead = (method: Route<Services>['method']): boolean => method === 'get';

/**
 * Creates the router below `/api`: the routes of the table, 405 for their other methods, 404 for other paths, and errors as JSON. Uploads are
 * received without a slot of the concurrency limiter.
 */
export function createRestRouter(logger: Logger): Router {
  const router = Router();
  for (const route of ROUTES) {
    const { method, path, access, status = 200, headers = {}, hasOwnTransaction, upload, uploadReasons } = route;
    const receive = upload === undefined || route.uploadFolder ? undefined : uploadReader(upload);
    const store = upload === undefined || !uploadReasons ? undefined : storedUploadReader(upload, uploadReasons);
    router[method](path, async (request, response) => {
      const context = contextOf(response);
      requireAccess(access, context.viewer, { isWrite: !isRead(method) });
      const scope = context as InPersonScope<Services>; // requireAccess has checked what the route's access rule demands
      const file = receive && (await aside(response, () => receive(request, response)));
      const folder = await route.uploadFolder?.(scope.services);
      const stored = store && folder !== undefined ? await aside(response, () => store(folder, request, response)) : undefined;
      const query = readQuery(route.query ?? {}, request.query);
      const input = route.body ? readInput(route.body, (request.body as unknown) ?? {}) : {};
      const idempotencyKey = route.isIdempotent && request.get('idempotency-key');
      const answer = () => route.handle({ ...scope, params: paramsOf(request), query, input, idempotencyKey, file, stored });
      const body = await (isRead(method) || hasOwnTransaction ? answer() : context.transaction(answer)).finally(() => stored?.remove());
      if (access !== 'public' || !isRead(method) || context.viewer) response.set('Cache-Control', 'no-store');
      response.status(status).set(headers);
      if (body instanceof FileAnswer) await sendFile(response, body, logger);
      else if (body instanceof RedirectAnswer) response.status(body.status).location(body.location).end();
      else response.json(body);
    });
  }
  for (const path of new Set(ROUTES.map((route) => route.path))) {
    const methods = ROUTES.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
    router.all(path, methodNotAllowed(methods.includes('GET') ? ['HEAD', ...methods] : methods));
  }
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
