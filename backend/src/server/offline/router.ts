import { pipeline, Readable } from 'node:stream';
import { type Request, type Response, Router } from 'express';
import { InvalidInput } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import type { FileStore } from '../../core/storage/index.js';
import type { Context } from '../context.js';
import { answerErrors, createRateLimit, notFound } from '../http/index.js';
import type { Answering, Client } from '../page/index.js';
import { CityPack } from './city-pack.js';
import type { Archives } from './kept-tiles.js';
import { linesOf, PackSummaries } from './packs.js';
import { PictureSizes } from './picture-sizes.js';

interface OfflineParts {
  client: Client;
  answering: Answering;
  /** Texts of the client's queries, by name. */
  operations: ReadonlyMap<string, string>;
  store: FileStore;
  archives: Archives;
  begin: (request: Request, response: Response) => Promise<Context>;
  logger: Logger;
}

/**
 * Creates the router below `/api/offline`, with which the client keeps a city on the device. It answers everyone as it answers anonymous visitors.
 * - `GET /cities/{id}?language=de`: number and size of the parts, before the visitor decides.
 * - `GET /cities/{id}/contents?language=de`: the parts, one line of JSON each (`text/x-ndjson`). Files are only named; the client fetches them.
 *
 * The cost table of the rate limit charges each request for its whole pack.
 */
export function createOfflineRouter({ client, answering, operations, store, archives, begin, logger }: OfflineParts): Router {
  const sizes = new PictureSizes(store);
  const summaries = new PackSummaries();
  const parts = { answering: { ...answering, rateLimit: createRateLimit(0) }, operations, sizes, archives };

  /** @throws NotFound if there is no such visible city; InvalidInput for a language that the site does not offer */
  async function asked(request: Request<{ id: string }>, response: Response) {
    const { initial, offered } = client.site().languages;
    const codes = offered.map(({ code }) => code);
    const { language = initial.code } = request.query;
    if (typeof language !== 'string' || !codes.includes(language))
      throw new InvalidInput({ language: ['accounts.languageUnknown', { languages: codes.join(', ') }] });
    const context = await begin(request, response);
    const { id: cityId } = await context.services.cities.get(request.params.id);
    response.set('Cache-Control', 'no-store');
    return { key: `${cityId} ${language}`, pack: () => new CityPack(parts, { cityId, language, context }) };
  }

  const router = Router();
  router.get('/cities/:id', async (request, response) => {
    const { key, pack } = await asked(request, response);
    response.json(await summaries.of(key, pack));
  });
  router.get('/cities/:id/contents', async (request, response) => {
    const { pack } = await asked(request, response);
    response.type('text/x-ndjson');
    pipeline(Readable.from(linesOf(pack(), operations)), response, (err) => {
      if (err) logger.debug({ err, path: request.path }, 'The contents of a city were sent only partly');
    });
  });
  router.use(notFound);
  router.use(answerErrors(logger, 'rest'));
  return router;
}
