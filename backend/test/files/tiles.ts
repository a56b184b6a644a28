import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import { zxyToTileId } from 'pmtiles';
import { type Box, tilesOf, writeArchive, type WrittenTile } from '../../src/core/tiles/index.js';

/** Features of a tile: the properties of each, by layer. */
export type TileContent = Record<string, Record<string, unknown>[]>;

/** Reads the value of an attribute. */
function valueOf(pbf: Pbf): unknown {
  let value: unknown;
  pbf.readFields(
    (field) => {
      if (field === 1) value = pbf.readString();
      else if (field === 3) value = pbf.readDouble();
      else if (field === 5) value = pbf.readVarint();
      else if (field === 6) value = pbf.readSVarint();
      else if (field === 7) value = pbf.readBoolean();
    },
    undefined,
    pbf.readVarint() + pbf.pos,
  );
  return value;
}

/** Decodes a vector tile that is packed by gzip (https://github.com/mapbox/vector-tile-spec). */
export function contentOf(tile: Buffer): TileContent {
  const content: TileContent = {};
  const pbf = new Pbf(gunzipSync(tile));
  const readLayer = () => {
    const layer = { name: '', keys: [] as string[], values: [] as unknown[], tags: [] as number[][] };
    const readFeature = () => pbf.readFields((field) => field === 2 && layer.tags.push(pbf.readPackedVarint()), undefined, pbf.readVarint() + pbf.pos);
    pbf.readFields(
      (field) => {
        if (field === 1) layer.name = pbf.readString();
        else if (field === 2) readFeature();
        else if (field === 3) layer.keys.push(pbf.readString());
        else if (field === 4) layer.values.push(valueOf(pbf));
      },
      undefined,
      pbf.readVarint() + pbf.pos,
    );
    content[layer.name] = layer.tags.map((tags) =>
      Object.fromEntries(tags.flatMap((key, i) => (i % 2 === 0 ? [[layer.keys[key] ?? '', layer.values[tags[i + 1] ?? -1]]] : []))),
    );
  };
  pbf.readFields((field) => field === 3 && readLayer(), undefined);
  return content;
}

/** Writes a vector tile with one road of a name. */
function roadTile(name: string): Buffer {
  const pbf = new Pbf();
  pbf.writeMessage(
    3,
    (_, layer) => {
      layer?.writeStringField(1, 'roads');
      layer?.writeVarintField(15, 2);
      layer?.writeMessage(
        2,
        (__, feature) => {
          feature?.writePackedVarint(2, [0, 0]);
          feature?.writeVarintField(3, 2);
          feature?.writePackedVarint(4, [9, 0, 0, 10, 200, 200]);
        },
        undefined,
      );
      layer?.writeStringField(3, 'name');
      layer?.writeMessage(4, (__, value) => value?.writeStringField(1, name), undefined);
    },
    undefined,
  );
  return gzipSync(Buffer.from(pbf.finish()));
}

/** Writes an archive whose tiles fill a rectangle. @returns its tiles */
export async function writeSample(file: string, bounds: Box, [minZoom, maxZoom]: readonly [number, number]): Promise<WrittenTile[]> {
  const tiles: WrittenTile[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const { fromX, toX, fromY, toY } = tilesOf(bounds, z);
    for (let x = fromX; x <= toX; x += 1) for (let y = fromY; y <= toY; y += 1) tiles.push({ z, x, y, data: roadTile(`Road ${z}/${x}/${y}`) });
  }
  tiles.sort((a, b) => zxyToTileId(a.z, a.x, a.y) - zxyToTileId(b.z, b.x, b.y));
  const metadata = { attribution: '© Sample surveyors', vector_layers: [{ id: 'roads' }] };
  await writeArchive(file, { tileType: 'mvt', tileCompression: 'gzip', bounds, metadata }, Readable.from(tiles));
  return tiles;
}

/** A server that sends ranges of a file. */
export interface RangeServer {
  readonly address: string;
  /** Ranges that it was asked for. */
  readonly ranges: string[];
  /** Called before each response, which waits for it. */
  onRequest: (response: http.ServerResponse) => void | Promise<void>;
  stop(): void;
}

/** Starts a server that sends ranges of some bytes. */
export async function serveRanges(bytes: Buffer): Promise<RangeServer> {
  const ranges: string[] = [];
  const respond = async ({ headers }: http.IncomingMessage, response: http.ServerResponse) => {
    ranges.push(headers.range ?? '');
    await started.onRequest(response);
    if (response.headersSent || response.destroyed) return;
    const [, from = 0, to = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []).map(Number);
    const body = bytes.subarray(from, to + 1);
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${from + body.length - 1}/${bytes.length}`, ETag: '"1"' }).end(body);
  };
  const server = http.createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const started: RangeServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/map.pmtiles`,
    ranges,
    onRequest: () => undefined,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return started;
}
