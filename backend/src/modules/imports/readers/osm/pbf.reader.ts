import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import Pbf from 'pbf';
import { shown } from '../../../../core/validation/index.js';
import type { Reason } from '../../../../core/errors/index.js';
import { type Portions, type Unreadable, UnusableFile } from '../reader.js';
import { Assembler } from './assembler.js';
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

/** @throws UnusableFile if the file requires what this reader lacks */
function checkHeader(bytes: Uint8Array): void {
  new Pbf(bytes).readFields((field, _, pbf) => {
    const feature = field === 4 ? pbf?.readString() : undefined;
    if (feature === undefined || SUPPORTED.includes(feature)) return;
    throw new UnusableFile(feature === 'HistoricalInformation' ? ['imports.osmHistory', { feature }] : ['imports.osmFeature', { feature: shown(feature) }]);
  }, undefined);
}

/**
 * Reads a PBF file of OpenStreetMap. A damaged block is reported, and the others are read.
 * Source of the format: https://wiki.openstreetmap.org/wiki/PBF_Format
 * @throws UnusableFile if it has no place, or needs a compression or feature that is not supported
 */
export async function* readPbf(bytes: AsyncIterable<Buffer>): Portions {
  const pieces = new Pieces(bytes);
  const assembler = new Assembler();
  const blocks = new BlockReader(assembler);
  let number = 0;
  let isReported = false;
  const reported = (reason: Reason): Unreadable[] => {
    isReported = true;
    return [{ line: number, reason, text: `block ${number}` }];
  };
  for (let length = await pieces.take(4); length.length > 0; length = await pieces.take(4)) {
    number += 1;
    const size = length.length === 4 ? length.readUInt32BE() : 0;
    const head = await pieces.take(Math.min(size, LARGEST_HEADER));
    const header = size > 0 && size <= LARGEST_HEADER && head.length === size ? headerOf(head) : undefined;
    const blob = header ? await pieces.take(header.size) : undefined;
    if (!header || blob?.length !== header.size) {
      // Without the size of a block, the beginning of the next one is unknown.
      yield reported('imports.osmBlockCut');
      break;
    }
    try {
      const content = await unpacked(blob);
      if (header.type === 'OSMHeader') checkHeader(content);
      else if (header.type === 'OSMData') blocks.read(content);
    } catch (error) {
      if (error instanceof UnusableFile) throw error;
      yield reported('imports.osmBlockDamaged');
    }
    yield assembler.take();
  }
  yield assembler.end(isReported);
}
