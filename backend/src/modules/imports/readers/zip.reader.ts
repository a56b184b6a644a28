import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { listed, shown } from '../../../core/validation/index.js';
import type { Input } from './kind.js';
import { type Portions, UnusableFile } from './reader.js';

/** Limits against zips that are made to fill memory or disk: number of entries, and size (bytes) of the file that is read. */
const MOST_ENTRIES = 10_000;
const LARGEST = 8_000_000_000;
/** Maximum ratio of a file's size to its compressed size; smaller files (bytes) can have any. */
const DENSEST = 200;
const SMALL = 1_000_000;

/** Number of names in a sentence. */
const MOST_NAMES = 8;

/** The signature of a zip that is not empty. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/** Extensions of files that can be imported, and of those that often only describe them. */
const IMPORTABLE = /\.(?:csv|tsv|tab|json|geojson|geojsonl|geojsons|ndjson|jsonl|umap|kml|kmz|gpx|osm|pbf|xml|xlsx|parquet|zip)$/i;
/** Those whose readers need a file of their own. */
const NEEDS_FILE = /\.(?:kmz|parquet|zip)$/i;
const TEXT = /\.txt$/i;
const ABOUT = /^(?:readme|licen[cs]e|copyright|copying|about|metadata)/i;

const isHidden = (name: string): boolean => name.startsWith('__MACOSX/') || path.posix.basename(name).startsWith('.');

/**
 * Returns the entry to import.
 * @throws UnusableFile if there is none, or more than one
 */
function chosen(entries: readonly Entry[], file: string): Entry {
  const names = entries.map(({ fileName }) => fileName);
  if (names.some((name) => name === 'mimetype' || name === '[Content_Types].xml')) {
    throw new UnusableFile('imports.officeDocument');
  }
  const maps = entries.filter(({ fileName }) => /\.kml$/i.test(fileName));
  // A KMZ file is a zip whose map is doc.kml, or else the first KML file in it.
  const map = maps.find(({ fileName }) => fileName.toLowerCase() === 'doc.kml') ?? (/\.kmz$/i.test(file) ? maps[0] : undefined);
  if (map) return map;
  const tables = entries.filter(({ fileName }) => IMPORTABLE.test(fileName));
  const texts = entries.filter(({ fileName }) => TEXT.test(fileName) && !ABOUT.test(path.posix.basename(fileName)));
  const [only, ...more] = tables.length > 0 ? tables : texts;
  if (!only) throw new UnusableFile(names.length > 0 ? ['imports.zipNothing', { names: listed(names, MOST_NAMES) }] : 'imports.zipEmpty');
  if (more.length > 0) {
    const all = [only, ...more].map(({ fileName }) => fileName);
    throw new UnusableFile(['imports.zipSeveral', { n: all.length, names: listed(all, MOST_NAMES) }]);
  }
  return only;
}

function check({ fileName, uncompressedSize, compressedSize, generalPurposeBitFlag, compressionMethod }: Entry): void {
  const file = shown(fileName);
  if (NEEDS_FILE.test(fileName)) throw new UnusableFile(['imports.zipNeedsFile', { file }]);
  if ((generalPurposeBitFlag & 1) !== 0) throw new UnusableFile(['imports.zipEncrypted', { file }]);
  if (compressionMethod !== 0 && compressionMethod !== 8) throw new UnusableFile(['imports.zipCompression', { file }]);
  if (uncompressedSize > LARGEST) throw new UnusableFile(['imports.zipTooLarge', { file, n: LARGEST / 1e9 }]);
  if (uncompressedSize > SMALL && uncompressedSize > DENSEST * compressedSize) throw new UnusableFile(['imports.zipTooDense', { file, n: DENSEST }]);
}

/** Yields the content of an entry. @throws Error if its checksum is another one than the zip states */
async function* contentOf(zip: ZipFile, entry: Entry, onShare: Input['onShare']): AsyncGenerator<Buffer> {
  let [checksum, read] = [0, 0];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer;
    checksum = crc32(bytes, checksum);
    read += bytes.length;
    onShare(read / entry.uncompressedSize);
    yield bytes;
  }
  if (checksum !== entry.crc32) throw new Error('The checksum differs');
}

/**
 * Reads the only file in a zip that can be imported, or the map of a KMZ file. It is unpacked in memory, in pieces.
 * @throws UnusableFile if there is no such file or more than one, if it breaks a limit, or if the zip is damaged
 */
export async function* readZip({ path: file = '', openInside, onShare }: Input): Portions {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { autoClose: false });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || isHidden(entry.fileName)) continue;
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) throw new UnusableFile(['imports.zipTooMany', { n: MOST_ENTRIES }]);
    }
    const entry = chosen(entries, file);
    check(entry);
    const inner = await openInside(Readable.from(contentOf(zip, entry, onShare)));
    if (inner.format === 'geonames') throw new UnusableFile(['imports.zipGeoNames', { file: shown(entry.fileName) }]);
    yield* inner.portions;
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile('imports.zipDamaged');
  } finally {
    zip?.close();
  }
}
