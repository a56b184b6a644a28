import { Assembler, type Shape } from '../../../../core/osm/index.js';
import { type FileRecord, UnusableFile } from '../reader.js';
import { canBePlace, isArea, isSpatial } from './tags.js';

/** Turns the elements that can be places into records. */
export class PlaceAssembler extends Assembler {
  private records = 0;

  constructor() {
    super({ isWanted: ({ type, tags }) => canBePlace(tags) && (type !== 'relation' || isSpatial(tags)), isArea });
  }

  /** Returns the records since the last call. */
  takeRecords(): FileRecord[] {
    return this.recordsOf(this.take());
  }

  /**
   * Returns the last records, with the parts that the file has.
   * @param isDamaged whether parts of the file could not be read
   * @throws UnusableFile if the file had no record at all
   */
  endRecords(isDamaged = false): FileRecord[] {
    const records = this.recordsOf(this.end());
    if (this.records > 0) return records;
    if (isDamaged) throw new UnusableFile('imports.osmDamaged');
    throw new UnusableFile(this.count === 0 ? 'imports.osmEmpty' : ['imports.osmNoPlaces', { n: this.count }]);
  }

  private recordsOf(shapes: readonly Shape[]): FileRecord[] {
    this.records += shapes.length;
    return shapes.map(({ line, type, id, tags, geometry }) => ({ line, values: { ...tags, '@type': type, '@id': `${type}/${id}`, geometry }, text: '' }));
  }
}
