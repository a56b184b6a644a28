import type { Beginning, Input } from './kind.js';
import { type Line, readLines } from './lines.js';
import type { FileRecord, Portions, Unreadable } from './reader.js';

/** Columns of the main table of GeoNames (https://download.geonames.org/export/dump/readme.txt). */
const COLUMNS = [
  'geonameid',
  'name',
  'asciiname',
  'alternatenames',
  'latitude',
  'longitude',
  'feature_class',
  'feature_code',
  'country_code',
  'cc2',
  'admin1_code',
  'admin2_code',
  'admin3_code',
  'admin4_code',
  'population',
  'elevation',
  'dem',
  'timezone',
  'modification_date',
];

/** Returns whether a file is a main table of GeoNames, by its first line. */
export const isGeoNames = ({ text }: Beginning): boolean => /^\d+\t/.test(text) && text.split(/[\r\n]/, 1)[0]?.split('\t').length === COLUMNS.length;

function readLine({ number: line, text, problem }: Line): FileRecord | Unreadable {
  if (problem) return { line, reason: problem, text };
  const cells = text.split('\t');
  if (cells.length !== COLUMNS.length) return { line, reason: ['imports.otherWidth', { n: cells.length, columns: COLUMNS.length }], text };
  return { line, values: Object.fromEntries(COLUMNS.flatMap((name, i) => (cells[i] ? [[name, cells[i]]] : []))), text };
}

/** Reads a main table of GeoNames, such as cities500.txt. */
export async function* readGeoNames({ utf8 }: Pick<Input, 'utf8'>): Portions {
  for await (const portion of readLines(utf8)) yield portion.map(readLine);
}
