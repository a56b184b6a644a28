import type { ClientBase } from 'pg';
import { NotFound } from '../../core/errors/index.js';
import type { ByteSource } from '../../core/tiles/index.js';
import type { MapStore } from '../../modules/maps/index.js';
import { type MapRow, MAPS } from './export.query.js';
import { mapFile } from '../format.js';
import type { PackEntry } from './write-pack.js';

/** Bytes per read of an archive. */
const PORTION = 1_000_000;

/** A map archive whose file is open. */
export interface OpenMap extends MapRow {
  source: ByteSource;
}

/** Opens the map archives of the site, which the caller closes. Leaves those out whose file is missing. */
export async function openMaps(client: ClientBase, store: MapStore): Promise<OpenMap[]> {
  const { rows } = await client.query<MapRow>(MAPS);
  const maps: OpenMap[] = [];
  try {
    for (const row of rows) {
      const source = await store.open(row.version);
      if (source) maps.push({ ...row, source });
    }
    return maps;
  } catch (error) {
    for (const { source } of maps) await source.close();
    throw error;
  }
}

/** Yields the bytes of an archive. @throws NotFound if it is removed meanwhile */
async function* bytesOf(source: ByteSource, signal: AbortSignal): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < source.size; ) {
    signal.throwIfAborted();
    const bytes = await source.read(offset, PORTION);
    if (bytes.length === 0) throw new NotFound('mapArchive');
    offset += bytes.length;
    yield bytes;
  }
}

/** Yields the files of map archives. */
export function* mapEntries(maps: readonly OpenMap[], signal: AbortSignal): Generator<PackEntry> {
  for (const [i, { source }] of maps.entries()) yield { name: mapFile(i + 1), content: bytesOf(source, signal) };
}
