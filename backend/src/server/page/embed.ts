import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { faceOf, NotFound, Overloaded } from '../../core/errors/index.js';
import type { Context } from '../context.js';
import { admit, nameRoute, RETRY_AFTER } from '../http/index.js';
import type { Services } from '../services.js';
import type { Client, Frame, Language } from './client.js';
import { type Answering, readOperations, runFirstQuery } from './first-data.js';

/** A page for frames of other sites. */
interface Embed {
  /** Pattern of the path, as documentation shows it. */
  route: string;
  pattern: RegExp;
  /** Name of the client's query for the page's data. */
  operation: string;
  /** Loads the object that the page shows; a merged place leads to another one. @throws NotFound if it is not public */
  find: (services: Services, id: string) => Promise<{ id: string }>;
  /** Text that the page shows if the object is not found. */
  missing: string;
}

const EMBEDS: Embed[] = [
  {
    route: '/embed/places/:id',
    pattern: /^\/embed\/places\/([^/]+)\/?$/,
    operation: 'PlaceCardEmbed',
    find: ({ places }, id) => places.get(id),
    missing: 'places.placeNotFound',
  },
  {
    route: '/embed/places/:id/map',
    pattern: /^\/embed\/places\/([^/]+)\/map\/?$/,
    operation: 'PlaceMapEmbed',
    find: ({ places }, id) => places.get(id),
    missing: 'places.placeNotFound',
  },
  {
    route: '/embed/cities/:id/map',
    pattern: /^\/embed\/cities\/([^/]+)\/map\/?$/,
    operation: 'CityMapEmbed',
    find: ({ cities }, id) => cities.get(id),
    missing: 'cities.cityNotFound',
  },
];

/** Tests whether a path, without its language prefix, belongs to the pages for frames. */
export const isEmbed = (path: string): boolean => /^\/embed(\/|$)/.test(path);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Returns the URLs of the map's script and of all style sheets that the script and its imports need. */
function readMapFiles(clientDir: string): Frame['map'] {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  // In development, no manifest exists: Vite serves the source.
  const entry = manifest['src/embedMap.ts'] ?? { file: 'src/embedMap.ts' };
  const chunks = [entry, ...(entry.imports ?? []).flatMap((key) => manifest[key] ?? [])];
  return { script: `/${entry.file}`, styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)) };
}

/**
 * Creates the pages for frames of other sites, below `/embed` in every language. They are whole documents without the client and without a
 * session. Other paths go to the next handler.
 * @param allowFrames lets any site show a response in a frame
 */
export function createEmbedHandler(
  clientDir: string,
  client: Client,
  answering: Answering,
  begin: (request: Request, response: Response) => Promise<Context>,
  allowFrames: (response: Response) => void,
): RequestHandler {
  const operations = readOperations(clientDir);
  const map = readMapFiles(clientDir);

  /** Renders the page. @throws NotFound, Overloaded, and errors of the database */
  async function pageOf({ operation }: Embed, id: string, context: Context, language: Language, frame: Frame): Promise<string> {
    const answer = await runFirstQuery(answering, operations, { operation, variables: { id }, language: language.code }, context);
    if (!answer) throw new Overloaded();
    const page = client.site().embedPage(operation, answer.data, language, frame);
    if (page === null) throw new NotFound('map');
    return page;
  }

  return async (request, response, next) => {
    const { language, path: address } = client.site().languages.readLanguage(request.path);
    if (!isEmbed(address)) {
      next();
      return;
    }
    const embed = EMBEDS.find(({ pattern }) => pattern.test(address));
    nameRoute(response, embed?.route ?? 'page not found');
    allowFrames(response);
    const { theme } = request.query;
    const frame: Frame = { theme: theme === 'light' || theme === 'dark' ? theme : undefined, map };
    const say = (status: number, text: string) =>
      response
        .status(status)
        .type('html')
        .send(client.site().embedMessage(text, language, frame));
    response.set('Cache-Control', 'no-cache');
    if (!embed) {
      say(404, 'app.pageNotFound');
      return;
    }
    try {
      await admit(answering.admission, response);
      const asked = embed.pattern.exec(address)?.[1] ?? '';
      const context = await begin(request, response);
      const { id } = await embed.find(context.services, asked);
      if (id !== asked.toLowerCase()) {
        response.redirect(301, request.originalUrl.replace(asked, id));
        return;
      }
      const page = await pageOf(embed, id, context, language, frame);
      response.type('html').send(page);
    } catch (error) {
      const { status } = faceOf(error);
      if (status === 404) say(404, embed.missing);
      else if (status !== 503)
        throw error; // `refusedPages` answers 429
      else {
        response.set({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER });
        say(503, 'app.couldNotBeLoaded');
      }
    }
  };
}
