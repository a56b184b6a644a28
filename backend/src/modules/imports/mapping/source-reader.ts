import type { Values } from '../readers/index.js';
import { isFoursquare, readFoursquare } from './foursquare.mapper.js';
import { isOpenStreetMap, readOpenStreetMap } from './openstreetmap.mapper.js';
import { isOverture, readOverture } from './overture.mapper.js';
import type { PlaceDraft } from './place-draft.js';

/** Reads the records of a source that has names of its own. */
export interface SourceReader {
  source: 'foursquare' | 'overture' | 'openstreetmap';
  read: (values: Values) => PlaceDraft;
}

const FOURSQUARE: SourceReader = { source: 'foursquare', read: readFoursquare };
const OVERTURE: SourceReader = { source: 'overture', read: readOverture };
const OPENSTREETMAP: SourceReader = { source: 'openstreetmap', read: readOpenStreetMap };

/** Returns the reader of the source of a record; undefined for other sources and exports of CityPins. */
export function readerOf(values: Values): SourceReader | undefined {
  if (isFoursquare(values)) return FOURSQUARE;
  if (isOverture(values)) return OVERTURE;
  return isOpenStreetMap(values) ? OPENSTREETMAP : undefined;
}

/** Values of a draft that are no fields. */
const NO_FIELDS: readonly string[] = ['source', 'nameless', 'isGone'];

/** Returns the field that a value of a record gives by itself; empty if it gives none. A value that gives several, such as an address, has one name. */
export function fieldGiven({ read }: SourceReader, value: Values): string {
  const empty: Readonly<Partial<Record<string, unknown>>> = { ...read({}) };
  const given = Object.entries(read(value)).filter(([name, one]) => !NO_FIELDS.includes(name) && JSON.stringify(one) !== JSON.stringify(empty[name]));
  const names = given.map(([name]) => name);
  if (names.includes('categories')) return 'category';
  if (names.includes('latitude') && names.includes('longitude')) return 'position';
  const [first = '', ...more] = names.filter((name) => name !== 'fullAddress');
  return names.includes('fullAddress') && (first === '' || more.length > 0) ? 'fullAddress' : first;
}

/** How the category of a record is understood. */
export interface RecordKind {
  /** The word that the operator can give a category: the first one of the source, or a tag. */
  word: string | undefined;
  /** Slug; undefined if the words are unknown. */
  category: string | undefined;
  /** Whether places of this kind are left out. */
  isLeftOut: boolean;
  /** Whether the record can become a place: elements without a name are rejected. */
  isNamed: boolean;
  /** Source whose form the record has. */
  source: SourceReader['source'] | undefined;
}
