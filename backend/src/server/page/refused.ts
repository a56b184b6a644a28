import type { ErrorRequestHandler, Response } from 'express';
import { TooMany } from '../../core/errors/index.js';
import type { Client } from './client.js';
import { isEmbed } from './embed.js';

/** Paths that programs request: their errors are JSON. */
const FOR_PROGRAMS = /^\/(api|graphql|art|uploads|backups|assets|sitemaps)(\/|$)|\.\w{1,12}$/i;

/**
 * Answers page requests over the rate limit with a 429 page: in the language of the path, without the client and without a query. Other errors,
 * and those of programs, go to the next handler.
 * @param allowFrames lets any site show a response in a frame
 */
export const refusedPages =
  (client: Client, allowFrames: (response: Response) => void): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (!(error instanceof TooMany) || response.headersSent || FOR_PROGRAMS.test(request.path)) {
      next(error);
      return;
    }
    const { language, path } = client.site().languages.readLanguage(request.path);
    response
      .status(429)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': String(error.retryAfter) })
      .type('html');
    if (isEmbed(path)) {
      allowFrames(response);
      response.send(client.site().embedMessage('app.tooManyRequests', language, { theme: undefined, map: { script: '', styles: [] } }));
    } else response.send(client.site().messagePage('app.tooManyRequests', 'app.waitAndTryAgain', language));
  };
