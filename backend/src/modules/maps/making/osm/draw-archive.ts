import { Readable } from 'node:stream';
import type { Reason } from '../../../../core/errors/index.js';
import { writeArchive } from '../../../../core/tiles/index.js';
import { drawTiles } from './draw-tiles.js';
import { readFeatures } from './read-features.js';
import { LAYERS } from './rules.js';

/** Files of an extract. */
export interface ExtractFiles {
  /** Path of the extract. */
  extract: string;
  /** Path of the archive that is written. */
  archive: string;
}

/** Callbacks of the drawing. */
export interface DrawEvents {
  /** Gets the done share (0 to 1). */
  onProgress: (share: number) => void;
  /** Gets a flaw of the map. */
  onWarning: (flaw: Reason) => void;
}

/** Credits of the data: https://www.openstreetmap.org/copyright */
const CREDITS = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** Share of the work that is done when the extract is read. */
const READ = 0.3;

/**
 * Draws the tiles of an OpenStreetMap extract (PBF) into an archive. Leaves no file after a failure.
 * @throws UnusableFile if the extract is damaged, or has nothing to draw
 */
export async function drawArchive({ extract, archive }: ExtractFiles, on: DrawEvents): Promise<void> {
  const read = await readFeatures(extract);
  if (read.isUnclear) on.onWarning('maps.coastIncomplete');
  on.onProgress(READ);
  const tiles = await drawTiles(read, (share) => on.onProgress(READ + (1 - READ) * share));
  const metadata = { attribution: CREDITS, vector_layers: LAYERS.map((id) => ({ id, fields: {} })) };
  await writeArchive(archive, { tileType: 'mvt', tileCompression: 'gzip', bounds: read.box, metadata }, Readable.from(tiles));
}
