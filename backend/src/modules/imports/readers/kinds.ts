import { isCsv, readCsv } from './csv.reader.js';
import { isGeoJson, readGeoJson } from './geojson.reader.js';
import { isGeoNames, readGeoNames } from './geonames.reader.js';
import { isJsonLines, readJsonLines } from './json-lines.reader.js';
import type { Kind } from './kind.js';
import { readLines } from './lines.js';
import { isPbf, readOsmXml, readPbf } from './osm/index.js';
import { readParquet } from './parquet.reader.js';
import { hasRoot, readGpx, readKml } from './xml/index.js';
import { isZip, readZip } from './zip.reader.js';

/**
 * All kinds of files that can be imported. The first one that recognizes the beginning of a file reads it.
 * To add a kind, add a line.
 */
export const KINDS = [
  { name: 'parquet', title: 'Parquet', needsPath: true, is: ({ bytes }) => bytes.subarray(0, 4).toString('latin1') === 'PAR1', read: readParquet },
  { name: 'pbf', title: 'OpenStreetMap PBF', is: ({ bytes }) => isPbf(bytes), read: ({ bytes }) => readPbf(bytes) },
  { name: 'osm', title: 'OpenStreetMap XML', is: ({ text }) => hasRoot(text, 'osm'), read: readOsmXml },
  { name: 'kml', title: 'KML', is: ({ text }) => hasRoot(text, 'kml'), read: readKml },
  { name: 'gpx', title: 'GPX', is: ({ text }) => hasRoot(text, 'gpx'), read: readGpx },
  { name: 'zip', title: 'A zip or KMZ file', needsPath: true, is: ({ bytes }) => isZip(bytes), read: readZip },
  { name: 'geonames', title: 'GeoNames', is: isGeoNames, read: ({ utf8 }) => readGeoNames(readLines(utf8)) },
  { name: 'ndjson', title: 'JSON with an object on each line', is: isJsonLines, read: ({ utf8 }) => readJsonLines(readLines(utf8)) },
  { name: 'geojson', title: 'GeoJSON', is: isGeoJson, read: ({ utf8 }) => readGeoJson(utf8) },
  { name: 'csv', title: 'CSV', is: isCsv, read: ({ utf8 }) => readCsv(readLines(utf8)) },
] as const satisfies readonly Kind[];

/** Names of the kinds, for `--format`. */
export type Format = (typeof KINDS)[number]['name'];
export const FORMATS: readonly Format[] = KINDS.map(({ name }) => name);
