import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import Pbf from 'pbf';
import type { Kind } from './look.js';

/** Maximum size (bytes) of a tile after decompression. */
const MAX_BYTES = 4_000_000;
const MOVE = 1;
const LINE = 2;
const POLYGON = 3;

const unpack = promisify(gunzip);

/** Line or area of a vector tile. */
export interface TileFeature extends Kind {
  /** Reads its lines or rings: x and y in turn, in units of which the tile is `extent` wide. */
  lines(): number[][];
}

export interface TileLayer {
  name: string;
  /** Width and height of the tile in units of its coordinates. */
  extent: number;
  /** Reads its lines and areas, one after the other. */
  features(): Iterable<TileFeature>;
}

/** Reads the commands of a geometry. Each step reads at least one byte, so the size of the feature bounds the work. */
function readLines(pbf: Pbf, start: number, featureEnd: number): number[][] {
  pbf.pos = start;
  const end = Math.min(pbf.readVarint() + pbf.pos, featureEnd);
  const lines: number[][] = [];
  let line: number[] = [];
  let [x, y] = [0, 0];
  while (pbf.pos < end) {
    const command = pbf.readVarint();
    const kind = command & 7;
    // Commands that close a ring have no parameters.
    if (kind !== MOVE && kind !== LINE) continue;
    for (let left = command >>> 3; left > 0 && pbf.pos < end; left--) {
      x += pbf.readSVarint();
      y += pbf.readSVarint();
      if (kind === MOVE) {
        line = [];
        lines.push(line);
      }
      line.push(x, y);
    }
  }
  return lines;
}

/** Strings of a layer; other keys and values are empty. */
interface Words {
  keys: string[];
  values: string[];
}

/** Reads the fields of a feature. Parts that claim to be longer than it are cut. @returns undefined for points and unknown types */
function readFeature(pbf: Pbf, start: number, { keys, values }: Words): TileFeature | undefined {
  pbf.pos = start;
  const featureEnd = Math.min(pbf.readVarint() + pbf.pos, pbf.length);
  let [kind, detail, type, geometry] = ['', '', 0, -1];
  const read = (field: number): void => {
    if (field === 2) {
      const end = Math.min(pbf.readVarint() + pbf.pos, featureEnd);
      while (pbf.pos < end) {
        const [key, value] = [pbf.readVarint(), pbf.readVarint()];
        if (keys[key] === 'kind') kind = values[value] ?? '';
        else if (keys[key] === 'kind_detail') detail = values[value] ?? '';
      }
    } else if (field === 3) type = pbf.readVarint();
    else if (field === 4) geometry = pbf.pos;
  };
  pbf.readFields(read, undefined, featureEnd);
  if (geometry < 0 || (type !== LINE && type !== POLYGON)) return undefined;
  return { isArea: type === POLYGON, kind, kind_detail: detail, lines: () => readLines(pbf, geometry, featureEnd) };
}

/** Reads a value of a tag; empty for numbers and truth values. */
function readWord(pbf: Pbf): string {
  let word = '';
  pbf.readMessage((field) => {
    if (field === 1) word = pbf.readString();
  }, undefined);
  return word;
}

function readLayer(pbf: Pbf): TileLayer {
  const words: Words = { keys: [], values: [] };
  const starts: number[] = [];
  let [name, extent] = ['', 4096];
  pbf.readMessage((field) => {
    if (field === 1) name = pbf.readString();
    else if (field === 2) starts.push(pbf.pos);
    else if (field === 3) words.keys.push(pbf.readString());
    else if (field === 4) words.values.push(readWord(pbf));
    else if (field === 5) extent = pbf.readVarint() || extent;
  }, undefined);
  return {
    name,
    extent,
    *features() {
      for (const start of starts) {
        const feature = readFeature(pbf, start, words);
        if (feature) yield feature;
      }
    },
  };
}

/**
 * Reads a vector tile (Mapbox Vector Tile 2.1), gzipped or not. It does not use `@mapbox/vector-tile`: that package repeats the command that closes a
 * ring as often as the tile says, up to 2^29 times.
 * @throws Error if the bytes are no tile or too many; so can `features` and `lines`
 */
export async function readTile(bytes: Buffer): Promise<TileLayer[]> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? await unpack(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  if (plain.length > MAX_BYTES) throw new RangeError('The tile is too large.');
  const layers: TileLayer[] = [];
  const pbf = new Pbf(plain);
  pbf.readFields((field) => field === 3 && layers.push(readLayer(pbf)), undefined);
  return layers;
}
