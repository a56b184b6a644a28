import Pbf from 'pbf';
import type { Assembler } from './assembler.js';
import { type Member, type Position, positionOf, type Tags } from './element.js';

/** Parts of a degree: coordinates are stored in nanodegrees. */
const NANO = 1e-9;

const NONE: readonly number[] = [];

const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

/** Values of a block on which its messages depend. */
interface Block {
  strings: string[];
  /** Bytes of the groups of elements; they are read after the other fields, on which they depend. */
  groups: Uint8Array[];
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

/** Thrown if a block contradicts the format. */
class DamagedBlock extends Error {}

/** Calls a function for each field of a message. A length beyond the end of the message is an error, as `pbf` ignores it. */
function fieldsOf(bytes: Uint8Array, read: (field: number, pbf: Pbf) => void): void {
  const pbf = new Pbf(bytes);
  pbf.readFields((field) => read(field, pbf), undefined);
  if (pbf.pos > bytes.length) throw new DamagedBlock();
}

function bytesAt(pbf: Pbf): Uint8Array {
  const bytes = pbf.readBytes();
  if (pbf.pos > pbf.length) throw new DamagedBlock();
  return bytes;
}

/** Reads a packed list of differences, and returns the values. */
function deltas(pbf: Pbf): number[] {
  let value = 0;
  return pbf.readPackedSVarint().map((difference) => {
    value += difference;
    return value;
  });
}

/** Reads the blocks of elements of a PBF file (https://wiki.openstreetmap.org/wiki/PBF_Format). */
export class BlockReader {
  private count = 0;

  constructor(private readonly assembler: Assembler) {}

  /** Adds the elements of a block. @throws Error if the block is damaged */
  read(bytes: Uint8Array): void {
    const block: Block = { strings: [], groups: [], granularity: 100, latitudeOffset: 0, longitudeOffset: 0 };
    fieldsOf(bytes, (field, pbf) => {
      if (field === 1) fieldsOf(bytesAt(pbf), (inner, table) => inner === 1 && block.strings.push(Buffer.from(bytesAt(table)).toString('utf8')));
      else if (field === 2) block.groups.push(bytesAt(pbf));
      else if (field === 17) block.granularity = pbf.readVarint();
      else if (field === 19) block.latitudeOffset = pbf.readVarint(true);
      else if (field === 20) block.longitudeOffset = pbf.readVarint(true);
    });
    for (const group of block.groups) {
      fieldsOf(group, (field, pbf) => {
        if (field === 1) this.readNode(bytesAt(pbf), block);
        else if (field === 2) this.readDense(bytesAt(pbf), block);
        else if (field === 3) this.readWay(bytesAt(pbf), block);
        else if (field === 4) this.readRelation(bytesAt(pbf), block);
      });
    }
  }

  private readDense(bytes: Uint8Array, block: Block): void {
    let [ids, latitudes, longitudes, words] = [NONE, NONE, NONE, NONE];
    fieldsOf(bytes, (field, pbf) => {
      if (field === 1) ids = deltas(pbf);
      else if (field === 8) latitudes = deltas(pbf);
      else if (field === 9) longitudes = deltas(pbf);
      else if (field === 10) words = pbf.readPackedVarint();
    });
    if (latitudes.length !== ids.length || longitudes.length !== ids.length) throw new DamagedBlock();
    let at = 0;
    for (const [i, id] of ids.entries()) {
      this.count += 1;
      const position = placeOf(block, longitudes[i], latitudes[i]);
      // Pairs of key and value; 0 ends those of a node.
      const first = at;
      while (words[at]) at += 2;
      if (at === first) this.assembler.addPosition(id, ...position);
      else {
        const pairs = words.slice(first, at);
        const tags = tagsOf(
          block,
          pairs.filter((_, k) => k % 2 === 0),
          pairs.filter((_, k) => k % 2 === 1),
        );
        this.assembler.add({ line: this.count, type: 'node', id, tags, center: position });
      }
      at += 1;
    }
  }

  private readNode(bytes: Uint8Array, block: Block): void {
    let [id, latitude, longitude] = [0, 0, 0];
    const { tags } = this.readCommon(bytes, block, (field, pbf) => {
      if (field === 1) id = pbf.readSVarint();
      else if (field === 8) latitude = pbf.readSVarint();
      else if (field === 9) longitude = pbf.readSVarint();
    });
    this.assembler.add({ line: this.count, type: 'node', id, tags, center: placeOf(block, longitude, latitude) });
  }

  private readWay(bytes: Uint8Array, block: Block): void {
    let id = 0;
    let [refs, latitudes, longitudes] = [NONE, NONE, NONE];
    const { tags } = this.readCommon(bytes, block, (field, pbf) => {
      if (field === 1) id = pbf.readVarint();
      else if (field === 8) refs = deltas(pbf);
      else if (field === 9) latitudes = deltas(pbf);
      else if (field === 10) longitudes = deltas(pbf);
    });
    const isLocated = refs.length > 0 && latitudes.length === refs.length && longitudes.length === refs.length;
    const course = isLocated ? refs.map((_, i) => placeOf(block, longitudes[i], latitudes[i])) : undefined;
    this.assembler.add({ line: this.count, type: 'way', id, tags, refs, course });
  }

  private readRelation(bytes: Uint8Array, block: Block): void {
    let id = 0;
    let [roles, refs, types] = [NONE, NONE, NONE];
    const { tags } = this.readCommon(bytes, block, (field, pbf) => {
      if (field === 1) id = pbf.readVarint();
      else if (field === 8) roles = pbf.readPackedVarint();
      else if (field === 9) refs = deltas(pbf);
      else if (field === 10) types = pbf.readPackedVarint();
    });
    const members = refs.map((ref, i): Member => ({ type: MEMBER_TYPES[types[i] ?? -1] ?? damaged(), ref, role: textAt(block, roles[i]) }));
    this.assembler.add({ line: this.count, type: 'relation', id, tags, members });
  }

  /** Reads the tags of an element, which have the same fields in all types, and counts it. */
  private readCommon(bytes: Uint8Array, block: Block, read: (field: number, pbf: Pbf) => void): { tags: Tags } {
    this.count += 1;
    let [keys, values] = [NONE, NONE];
    fieldsOf(bytes, (field, pbf) => {
      if (field === 2) keys = pbf.readPackedVarint();
      else if (field === 3) values = pbf.readPackedVarint();
      else read(field, pbf);
    });
    return { tags: tagsOf(block, keys, values) };
  }
}

function damaged(): never {
  throw new DamagedBlock();
}

const textAt = ({ strings }: Block, index: number | undefined): string => strings[index ?? -1] ?? damaged();

function tagsOf(block: Block, keys: readonly number[], values: readonly number[]): Tags {
  const tags: Tags = {};
  for (const [i, key] of keys.entries()) tags[textAt(block, key)] = textAt(block, values[i]);
  return tags;
}

/** Returns a position in degrees, rounded to the seven decimals of OpenStreetMap. */
function placeOf({ granularity, longitudeOffset, latitudeOffset }: Block, longitude = 0, latitude = 0): Position {
  const degrees = (offset: number, value: number) => Math.round((offset + granularity * value) / 100) * 100 * NANO;
  const round = (value: number) => Math.round(value * 1e7) / 1e7;
  return positionOf(round(degrees(longitudeOffset, longitude)), round(degrees(latitudeOffset, latitude))) ?? damaged();
}
