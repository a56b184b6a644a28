import { readBlocks } from '../../../../core/osm/index.js';
import type { Portions } from '../reader.js';
import { PlaceAssembler } from './place-assembler.js';

/**
 * Reads a PBF file of OpenStreetMap. A damaged block is reported, and the others are read.
 * @throws UnusableFile if it has no place, or needs a compression or feature that is not supported
 */
export async function* readPbf(bytes: AsyncIterable<Buffer>): Portions {
  const assembler = new PlaceAssembler();
  let isDamaged = false;
  for await (const { number, damage } of readBlocks(bytes, assembler)) {
    if (damage) {
      isDamaged = true;
      yield [{ line: number, reason: damage, text: `block ${number}` }];
    }
    yield assembler.takeRecords();
  }
  yield assembler.endRecords(isDamaged);
}
