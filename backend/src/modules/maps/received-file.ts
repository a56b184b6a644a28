import { InvalidInput, UnusableFile } from '../../core/errors/index.js';
import { isPbf } from '../../core/osm/index.js';
import { checkArchive, fileSource, isArchive } from '../../core/tiles/index.js';
import type { MapOrigin } from './map-archive.record.js';

/** Maximum size (bytes) of an uploaded archive, and of an OpenStreetMap extract. */
export const LARGEST_ARCHIVE = 2_000_000_000;
export const LARGEST_EXTRACT = 10_000_000;

/** Number of bytes at the beginning of a file that tell what it is. */
const BEGINNING = 1000;

/** @throws InvalidInput, with the reason, for an UnusableFile */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UnusableFile ? new InvalidInput({ file: error.reason }) : error;
  }
}

/** Returns whether a file is an OpenStreetMap extract (PBF), by its content. */
export async function isExtract(file: string): Promise<boolean> {
  const source = await fileSource(file);
  try {
    return isPbf(await source.read(0, BEGINNING));
  } finally {
    await source.close();
  }
}

/** Returns what an uploaded file is, by its content. @throws InvalidInput if no map can be made from it */
export async function originOf(file: string): Promise<MapOrigin> {
  const source = await fileSource(file);
  try {
    if (source.size === 0) throw new InvalidInput({ file: 'maps.emptyFile' });
    const beginning = await source.read(0, BEGINNING);
    if (isPbf(beginning)) {
      if (source.size > LARGEST_EXTRACT) throw new InvalidInput({ file: ['maps.extractTooLarge', { n: LARGEST_EXTRACT }] });
      return 'extract';
    }
    if (!isArchive(beginning)) throw new InvalidInput({ file: 'maps.notArchive' });
    await refusing(checkArchive(source));
    return 'upload';
  } finally {
    await source.close();
  }
}

/** Returns the name of a map from that of its file: without endings, and with blanks in place of separators. */
export const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/(\.osm)?\.(pmtiles|pbf|osm|xml|bz2|gz)$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim() || fileName;
