import type { RequestHandler } from 'express';
import { nameRoute } from '../http/index.js';
import type { Client } from './client.js';

/**
 * Redirects an address with the prefix of the default language, or of one that is not offered, to the same page in the default language. Other
 * addresses go to the next handler.
 */
export const movedPages =
  (client: Client): RequestHandler =>
  (request, response, next) => {
    const { path, isMoved } = client.site().languages.readLanguage(request.path);
    if (!isMoved) {
      next();
      return;
    }
    nameRoute(response, 'moved page');
    const query = request.originalUrl.replace(/^[^?]*/, '');
    // `no-cache`: an admin can make another language the default one. A path that begins with two slashes would lead to another site.
    response.set('Cache-Control', 'no-cache').redirect(301, path.replace(/^[/\\]+/, '/') + query);
  };
