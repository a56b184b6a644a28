import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TileArchive, fileSource, tilesOf } from '../../src/core/tiles/index.js';
import type { Reason } from '../../src/core/errors/index.js';
import { drawArchive } from '../../src/modules/maps/making/osm/draw-archive.js';
import { blob, data, type Group, HEADER } from './pbf.js';
import { contentOf, type TileContent } from './tiles.js';

/** Returns a file with groups of elements. */
export const fileOf = (...groups: Group[]): Buffer => Buffer.concat([HEADER, ...groups.map((group) => blob('OSMData', data(group)))]);

/** Returns the kinds of the features of each layer. */
export const kindsIn = (content: TileContent): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(content).map(([layer, features]) => [layer, [...new Set(features.map(({ kind }) => kind))].sort()]));

/** Draws extracts in a folder of its own for each test of the file that calls it. */
export class Drawing {
  folder = '';
  /** Flaws of the drawn maps. */
  warnings: Reason[] = [];

  constructor() {
    beforeEach(async () => {
      this.folder = await fs.mkdtemp(path.join(os.tmpdir(), 'citypins-extract-'));
      this.warnings = [];
    });
    afterEach(() => fs.rm(this.folder, { recursive: true, force: true }));
  }

  /** Path of the drawn archive. */
  get archive(): string {
    return path.join(this.folder, 'map.pmtiles');
  }

  /** Draws a file. @param how in this thread, or in the worker, which takes long to start */
  async draw(
    file: Buffer,
    how: (files: { extract: string; archive: string }) => Promise<void> = (files) =>
      drawArchive(files, { onProgress: () => undefined, onWarning: (flaw) => this.warnings.push(flaw) }),
  ): Promise<void> {
    const extract = path.join(this.folder, 'extract.osm.pbf');
    await fs.writeFile(extract, file);
    await how({ extract, archive: this.archive }).finally(() => fs.rm(extract));
  }

  /** Returns the content of the tile at a position; empty if there is none. */
  async tileAt(z: number, [longitude, latitude]: readonly [number, number]): Promise<TileContent> {
    const opened = await TileArchive.open(await fileSource(this.archive));
    const { fromX, fromY } = tilesOf({ west: longitude, east: longitude + 1e-9, south: latitude - 1e-9, north: latitude }, z);
    const tile = await opened.tile(z, fromX, fromY);
    await opened.close();
    return tile ? contentOf(tile) : {};
  }
}
