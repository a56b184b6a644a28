import { isPbf } from '../../../core/osm/index.js';
import { isCsv, isXlsx, readCsv, readXlsx } from './tables/index.js';
import { isGeoJson, readGeoJson } from './geojson.reader.js';
import { isGeoNames, readGeoNames } from './geonames.reader.js';
import { isJson, isJsonLines, readJson } from './json.reader.js';
import { readJsonLines } from './json-lines.reader.js';
import type { Kind } from './kind.js';
import { isOverpass, readOsmXml, readOverpass, readPbf } from './osm/index.js';
import { isParquet, readParquet } from './parquet.reader.js';
import { hasRoot, readGpx, readKml } from './xml/index.js';
import { isZip, readZip } from './zip.reader.js';

/**
 * All kinds of files that can be imported. The first one that recognizes the beginning of a file reads it.
 * To add a kind, add a line.
 */
export const KINDS = [
  { name: 'parquet', title: 'Parquet', needsPath: true, is: isParquet, read: readParquet },
  { name: 'xlsx', title: 'Excel (.xlsx)', is: isXlsx, read: readXlsx },
  { name: 'pbf', title: 'OpenStreetMap PBF', is: ({ bytes }) => isPbf(bytes), read: ({ bytes }) => readPbf(bytes) },
  { name: 'osm', title: 'OpenStreetMap XML', is: ({ text }) => hasRoot(text, 'osm'), read: readOsmXml },
  { name: 'overpass', title: 'Overpass JSON', is: isOverpass, read: readOverpass },
  { name: 'kml', title: 'KML', is: ({ text }) => hasRoot(text, 'kml'), read: readKml },
  { name: 'gpx', title: 'GPX', is: ({ text }) => hasRoot(text, 'gpx'), read: readGpx },
  { name: 'zip', title: 'zip, KMZ', needsPath: true, is: ({ bytes }) => isZip(bytes), read: readZip },
  { name: 'geojson', title: 'GeoJSON', is: isGeoJson, read: readGeoJson },
  { name: 'ndjson', title: 'NDJSON', is: isJsonLines, read: readJsonLines },
  { name: 'json', title: 'JSON', is: isJson, read: readJson },
  { name: 'geonames', title: 'GeoNames', is: isGeoNames, read: readGeoNames },
  { name: 'csv', title: 'CSV', is: isCsv, read: readCsv },
] as const satisfies readonly Kind[];

/** Names of the kinds, for `--format`. */
export type Format = (typeof KINDS)[number]['name'];
export const FORMATS: readonly Format[] = KINDS.map(({ name }) => name);
