import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import Pbf from 'pbf';
import { type Reason, UnusableFile } from '../errors/index.js';
import { shown } from '../validation/index.js';
import type { Assembler } from './assembler.js';
import { BlockReader } from './pbf-block.js';

const unpack = promisify(inflate);

/** Limits of the format (bytes): header of a block, and a block, packed and unpacked. */
const LARGEST_HEADER = 65_536;
const LARGEST_BLOCK = 33_554_432;

/** Features that a file can require, and this reader has. */
const SUPPORTED = ['OsmSchema-V0.6', 'DenseNodes'];

/** Compressions of the format besides zlib, by field number. Files with them are very rare. */
const OTHER_COMPRESSIONS: Readonly<Record<number, string>> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4', 7: 'Zstandard' };

/** The size of a block header (4 bytes), then the header, which begins with the type of the first block. */
export const isPbf = (bytes: Buffer): boolean => bytes.subarray(4, 15).toString('latin1') === '\n\x09OSMHeader';

/** Returns pieces of a stream by their length. */
class Pieces {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.chunks = bytes[Symbol.asyncIterator]();
  }

  /** Returns the next bytes; fewer at the end of the stream. */
  async take(length: number): Promise<Buffer> {
    const parts = [this.rest];
    let known = this.rest.length;
    while (known < length) {
      const next = await this.chunks.next();
      if (next.done) break;
      parts.push(next.value);
      known += next.value.length;
    }
    const all = parts.length > 1 ? Buffer.concat(parts) : this.rest;
    this.rest = all.subarray(length);
    return all.subarray(0, length);
  }
}

/** Returns the type of a block and its packed size (bytes); undefined if they break the limits. */
function headerOf(bytes: Buffer): { type: string; size: number } | undefined {
  const header = { type: '', size: -1 };
  try {
    new Pbf(bytes).readFields((field, _, pbf) => {
      if (field === 1) header.type = pbf?.readString() ?? '';
      else if (field === 3) header.size = pbf?.readVarint() ?? -1;
    }, undefined);
  } catch {
    return undefined;
  }
  return header.size >= 0 && header.size <= LARGEST_BLOCK ? header : undefined;
}

/** Unpacks a block. @throws UnusableFile for another compression than zlib; Error if it is damaged or larger than the format allows */
async function unpacked(blob: Buffer): Promise<Uint8Array> {
  const content: { raw?: Uint8Array; packed?: Uint8Array; other?: string } = {};
  new Pbf(blob).readFields((field, found, pbf) => {
    if (!found || !pbf) return;
    if (field === 1) found.raw = pbf.readBytes();
    else if (field === 3) found.packed = pbf.readBytes();
    else found.other ??= OTHER_COMPRESSIONS[field];
  }, content);
  const { raw, packed, other } = content;
  if (raw) return raw;
  if (packed) return unpack(packed, { maxOutputLength: LARGEST_BLOCK });
  if (other) throw new UnusableFile(['imports.osmCompression', { compression: other }]);
  throw new RangeError('The block has no content');
}

/** Rectangle in degrees. */
interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Parts of a degree in which the header states bounds. */
const NANO = 1e-9;

/** Reads the bounds of a file; undefined if they are no rectangle in degrees. */
function boundsOf(bytes: Uint8Array): Bounds | undefined {
  const bounds: Bounds = { west: Number.NaN, east: Number.NaN, north: Number.NaN, south: Number.NaN };
  const names = ['west', 'east', 'north', 'south'] as const;
  new Pbf(bytes).readFields((field, _, pbf) => {
    const name = names[field - 1];
    if (name && pbf) bounds[name] = pbf.readSVarint() * NANO;
  }, undefined);
  const { west, south, east, north } = bounds;
  return west >= -180 && east <= 180 && west < east && south >= -90 && north <= 90 && south < north ? bounds : undefined;
}

/** Reads the bounds that the file states. @throws UnusableFile if the file requires what this reader lacks */
function readHeader(bytes: Uint8Array): Bounds | undefined {
  let bounds: Bounds | undefined;
  new Pbf(bytes).readFields((field, _, pbf) => {
    if (field === 1 && pbf) bounds = boundsOf(pbf.readBytes());
    const feature = field === 4 ? pbf?.readString() : undefined;
    if (feature === undefined || SUPPORTED.includes(feature)) return;
    throw new UnusableFile(feature === 'HistoricalInformation' ? ['imports.osmHistory', { feature }] : ['imports.osmFeature', { feature: shown(feature) }]);
  }, undefined);
  return bounds;
}

/** A block of a file that was read. */
interface ReadBlock {
  /** Number, from 1. */
  number: number;
  /** Why it cannot be read; undefined if it was. */
  damage?: Reason;
  /** Bounds that the file states, after its header. */
  bounds?: Bounds | undefined;
}

/**
 * Reads a PBF file of OpenStreetMap into an assembler. Yields after each block. A damaged one does not keep the others from being read.
 * Source of the format: https://wiki.openstreetmap.org/wiki/PBF_Format
 * @throws UnusableFile if it needs a compression or feature that is not supported
 */
export async function* readBlocks(bytes: AsyncIterable<Buffer>, assembler: Assembler): AsyncGenerator<ReadBlock> {
  const pieces = new Pieces(bytes);
  const blocks = new BlockReader(assembler);
  let number = 0;
  for (let length = await pieces.take(4); length.length > 0; length = await pieces.take(4)) {
    number += 1;
    const size = length.length === 4 ? length.readUInt32BE() : 0;
    const head = await pieces.take(Math.min(size, LARGEST_HEADER));
    const header = size > 0 && size <= LARGEST_HEADER && head.length === size ? headerOf(head) : undefined;
    const blob = header ? await pieces.take(header.size) : undefined;
    if (!header || blob?.length !== header.size) {
      // Without the size of a block, the beginning of the next one is unknown.
      yield { number, damage: 'imports.osmBlockCut' };
      break;
    }
    const block: ReadBlock = { number };
    try {
      const content = await unpacked(blob);
      if (header.type === 'OSMHeader') block.bounds = readHeader(content);
      else if (header.type === 'OSMData') blocks.read(content);
    } catch (error) {
      if (error instanceof UnusableFile) throw error;
      block.damage = 'imports.osmBlockDamaged';
    }
    yield block;
  }
}
