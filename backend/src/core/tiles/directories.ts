import { gzipSync } from 'node:zlib';

/** Entry of a directory of a PMTiles archive. */
export interface Entry {
  /** Id of the first tile: its position on the Hilbert curve, behind those of lower zooms. */
  tileId: number;
  /** Position (bytes) in the tile data; of a leaf directory, among the leaf directories. */
  offset: number;
  /** Size in bytes. */
  length: number;
  /** Number of tiles with this content; 0 for a leaf directory. */
  runLength: number;
}

/** Number of entries of a leaf directory, and its growth until the root directory fits. */
const [LEAF, GROWTH] = [4096, 1.5];

function writeVarint(value: number, bytes: number[]): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Returns a directory, packed by gzip. Its entries are in the order of their ids. */
function packed(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  writeVarint(entries.length, bytes);
  let last = 0;
  for (const { tileId } of entries) {
    writeVarint(tileId - last, bytes);
    last = tileId;
  }
  for (const { runLength } of entries) writeVarint(runLength, bytes);
  for (const { length } of entries) writeVarint(length, bytes);
  // 0 stands for "right behind the entry before".
  let end = -1;
  for (const { offset, length } of entries) {
    writeVarint(offset === end ? 0 : offset + 1, bytes);
    end = offset + length;
  }
  return gzipSync(Buffer.from(bytes));
}

/** Directories of an archive. */
export interface Directories {
  root: Buffer;
  /** Leaf directories, one behind the other; empty if all entries fit in the root. */
  leaves: Buffer;
}

/**
 * Returns the directories for entries in the order of their ids.
 * @param largest maximum size (bytes) of the root directory
 */
export function directoriesOf(entries: readonly Entry[], largest: number): Directories {
  const root = packed(entries);
  if (root.length <= largest) return { root, leaves: Buffer.alloc(0) };
  for (let size = LEAF; ; size = Math.ceil(size * GROWTH)) {
    const leaves: Buffer[] = [];
    const inRoot: Entry[] = [];
    let offset = 0;
    for (let i = 0; i < entries.length; i += size) {
      const part = entries.slice(i, i + size);
      const leaf = packed(part);
      inRoot.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const ofLeaves = packed(inRoot);
    if (ofLeaves.length <= largest) return { root: ofLeaves, leaves: Buffer.concat(leaves) };
  }
}
