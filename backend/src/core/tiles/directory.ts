import { UnusableFile } from '../errors/index.js';

/** Maximum number of entries of a directory. Programs write leaf directories with a few thousand. */
const MOST_ENTRIES = 500_000;

/** Entries of a directory of an archive, in the order of their ids. Columns of numbers need a fifth of the memory of objects. */
export interface Directory {
  /** Number of entries. */
  count: number;
  /** Id of the first tile: its position on the Hilbert curve, after all tiles of lower zoom levels. */
  tileIds: Float64Array;
  /** Number of tiles with the same content; 0 if the entry is a leaf directory. */
  runs: Uint32Array;
  /** Bytes. */
  lengths: Uint32Array;
  /** Positions in the tile data; of leaf directories among them. */
  offsets: Float64Array;
}

const damaged = (): UnusableFile => new UnusableFile('maps.damaged');

/** Reads numbers of seven bits per byte, the lowest ones first. */
class Varints {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  /** @throws UnusableFile at the end of the bytes, and for a number over `most` */
  next(most: number): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 56; factor *= 128) {
      const byte = this.bytes[this.at];
      if (byte === undefined) break;
      this.at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) {
        if (value > most) break;
        return value;
      }
    }
    throw damaged();
  }
}

/** Largest numbers of entries: 32 bits, and what a number can hold without loss. */
const UINT32 = 2 ** 32 - 1;
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Reads a directory. @param bytes it, decompressed @throws UnusableFile if it is damaged */
export function readDirectory(bytes: Buffer): Directory {
  const varints = new Varints(bytes);
  const count = varints.next(Math.min(MOST_ENTRIES, bytes.length / 4)); // an entry has at least four bytes
  const directory = {
    count,
    tileIds: new Float64Array(count),
    runs: new Uint32Array(count),
    lengths: new Uint32Array(count),
    offsets: new Float64Array(count),
  };
  const { tileIds, runs, lengths, offsets } = directory;
  let id = 0;
  for (let i = 0; i < count; i += 1) {
    const step = varints.next(LARGEST);
    if (i > 0 && step === 0) throw damaged();
    id += step;
    if (id > LARGEST) throw damaged();
    tileIds[i] = id;
  }
  for (let i = 0; i < count; i += 1) runs[i] = varints.next(UINT32);
  for (let i = 0; i < count; i += 1) {
    lengths[i] = varints.next(UINT32);
    if (lengths[i] === 0) throw damaged();
  }
  for (let i = 0; i < count; i += 1) {
    const given = varints.next(LARGEST);
    if (given === 0 && i === 0) throw damaged();
    // 0 stands for the place right behind the entry before.
    offsets[i] = given === 0 ? (offsets[i - 1] ?? 0) + (lengths[i - 1] ?? 0) : given - 1;
  }
  return directory;
}

/** Returns the index of the last entry whose id is at most `tileId`; −1 if there is none. */
export function indexIn({ count, tileIds }: Directory, tileId: number): number {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((tileIds[middle] ?? 0) <= tileId) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

/** Memory (bytes) of a directory. */
export const sizeOfDirectory = ({ count }: Directory): number => 24 * count + 500;
