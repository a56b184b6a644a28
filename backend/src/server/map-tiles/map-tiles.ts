import type http from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { NotFound } from '../../core/errors/index.js';
import type { TileType } from '../../core/tiles/index.js';
import type { MapTiles } from '../../modules/maps/index.js';
import { encodingsOf, methodNotAllowed, nameRoute, notFound, type NotedResponse } from '../http/index.js';

type Handler = (request: http.IncomingMessage, response: NotedResponse) => void;

interface TileParts {
  tiles: MapTiles;
  /** Express with all its routes, which handles every request that is none for a tile, or has none. */
  rest: Handler;
  /** Makes `rest` refuse a request with an error. */
  refuse: (request: http.IncomingMessage, error: unknown) => void;
}

/** A tile as it is sent. What is the same in each response is prepared, because most of the time of a response is spent on what it allocates. */
interface ReadyTile {
  id: string;
  version: string;
  etag: string;
  /** Undefined where an archive has no tile. It is a buffer, because Node copies a long text for each response. */
  body: Buffer | undefined;
  isGzip: boolean;
  /** Headers of every response, as names and values in turn. */
  headers: string[];
  /** Headers of a response with the body as it is. */
  bodyHeaders: string[];
  type: string;
}

const ROUTE = '/map/:archive/:version/:z/:x/:y';
const PATH = /^\/map\/(world|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{16})\/(0|[1-9]\d?)\/(0|[1-9]\d{0,7})\/(0|[1-9]\d{0,7})$/;

/** Highest zoom level of an address. */
const MAX_ZOOM = 24;

/** Memory (bytes) for tiles that are ready to be sent. */
const CACHE = 32_000_000;
/** Approximate size (bytes) of a cache entry besides its body. */
const OVERHEAD = 900;

/** Maximum size (bytes) of a tile that is decompressed for a client that accepts no gzip. */
const MOST_BYTES = 50_000_000;

const MEDIA_TYPES: Readonly<Record<TileType, string>> = {
  mvt: 'application/vnd.mapbox-vector-tile',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * Headers of all tiles. The bytes of an address never change, any site can show them, and they are no page: other headers have no effect. Caches store a tile for
 * many requests, so it has no request id.
 */
const HEADERS = ['Cache-Control', 'public, max-age=31536000, immutable', 'Cross-Origin-Resource-Policy', 'cross-origin', 'X-Content-Type-Options', 'nosniff'];

const gunzipped = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** @throws NotFound if the tile is damaged */
async function decompressed(body: Buffer): Promise<Buffer> {
  try {
    return await gunzipped(body, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new NotFound('mapArchive');
  }
}

function readyTile(id: string, version: string, etag: string, body: Buffer | undefined, { type, isGzip }: { type: TileType; isGzip: boolean }): ReadyTile {
  const mediaType = MEDIA_TYPES[type];
  const headers = [...HEADERS, 'ETag', etag];
  if (isGzip) headers.push('Vary', 'Accept-Encoding');
  const bodyHeaders = [...headers, 'Content-Type', mediaType, 'Content-Length', String(body?.length ?? 0)];
  if (isGzip) bodyHeaders.push('Content-Encoding', 'gzip');
  return { id, version, etag, body, isGzip, headers, bodyHeaders, type: mediaType };
}

function reply(response: NotedResponse, status: number, headers: string[], body?: Buffer): void {
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Sends a tile. @returns a promise only where the tile must be decompressed first */
function send({ headers }: http.IncomingMessage, response: NotedResponse, tile: ReadyTile): Promise<void> | undefined {
  const { etag, body } = tile;
  const known = headers['if-none-match'];
  if (known !== undefined && fresh({ 'if-none-match': known }, { etag })) reply(response, 304, tile.headers);
  else if (body === undefined) reply(response, 204, tile.headers);
  else if (!tile.isGzip || encodingsOf(headers['accept-encoding']).acceptsGzip) reply(response, 200, tile.bodyHeaders, body);
  else {
    return decompressed(body).then((plain) => {
      reply(response, 200, [...tile.headers, 'Content-Type', tile.type, 'Content-Length', String(plain.length)], plain);
    });
  }
  return undefined;
}

/** Creates the handler of requests for map tiles, before Express sees them: they need no session, no database and no slot of the concurrency limiter. */
export function createMapTileHandler({ tiles, rest, refuse }: TileParts): Handler {
  const cache = new LRUCache<string, ReadyTile>({ maxSize: CACHE, sizeCalculation: ({ body }) => (body?.length ?? 0) + OVERHEAD });

  async function readTile(key: string, id: string, version: string, z: number, x: number, y: number): Promise<ReadyTile> {
    const format = await tiles.formatOf(id, version);
    const bytes = await tiles.tile(id, version, z, x, y);
    const tile = readyTile(id, version, `W/"${version}-${z}-${x}-${y}"`, bytes ?? undefined, format);
    cache.set(key, tile);
    return tile;
  }

  const refusal = (request: http.IncomingMessage, response: NotedResponse) => (error: unknown) => {
    refuse(request, error);
    rest(request, response);
  };

  /** Answers a request for a tile that is not in the cache. */
  function answer(request: http.IncomingMessage, response: NotedResponse, path: string): void {
    const match = PATH.exec(path);
    if (!match) {
      rest(request, response);
      return;
    }
    const [, id = '', version = ''] = match;
    const [z = 0, x = 0, y = 0] = match.slice(3).map(Number);
    nameRoute(response, ROUTE);
    const refused = refusal(request, response);
    if (z > MAX_ZOOM || x >= 2 ** z || y >= 2 ** z || !tiles.knows(id, version)) {
      refused(new NotFound('mapArchive'));
      return;
    }
    readTile(path, id, version, z, x, y)
      .then((tile) => send(request, response, tile))
      .catch(refused);
  }

  return (request, response) => {
    const { url = '', method } = request;
    if (!url.startsWith('/map/') || (method !== 'GET' && method !== 'HEAD')) {
      rest(request, response);
      return;
    }
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const ready = cache.get(path);
    if (ready && tiles.knows(ready.id, ready.version)) {
      nameRoute(response, ROUTE);
      send(request, response, ready)?.catch(refusal(request, response));
    } else {
      answer(request, response, path);
    }
  };
}

/** Creates the router below `/map` for requests that the handler has refused, or that are none for a tile. @param refuse refuses a request with the error that the handler has found */
export function createMapRouter(refuse: RequestHandler): Router {
  const router = Router();
  router.use(refuse);
  router.all('/:archive/:version/:z/:x/:y', (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    (isRead ? notFound : methodNotAllowed(['HEAD', 'GET']))(request, response, next);
  });
  router.use(notFound);
  return router;
}
