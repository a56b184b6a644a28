import { streamCsv } from '../rest/index.js';
import { featureLines, geoJson } from './geojson.js';
import { gpx } from './gpx.js';
import { kml } from './kml.js';
import type { PlaceFile } from './place-file.js';

export { type Extent, extentColumns, extentOf, positionFacts } from './extent.js';
export type { About, Bounds, Credit, PlaceFile } from './place-file.js';

/** Content types of the files of places and cities, by file extension. */
export const PLACE_FILES = {
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  gpx: 'application/gpx+xml',
} as const;
export type PlaceFormat = keyof typeof PLACE_FILES;
export const isPlaceFormat = (text: string): text is PlaceFormat => Object.hasOwn(PLACE_FILES, text);

/** Formats of the command line: those of `PLACE_FILES`, and one GeoJSON feature per line. */
export const EXPORT_FORMATS = ['geojson', 'csv', 'ndjson', 'kml', 'gpx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * Writes a file of places or cities. Yields a piece of text per portion of rows.
 * @param isRaw whether CSV has no apostrophes before formulas
 */
export function writePlaces<Row>(format: ExportFormat, file: PlaceFile<Row>, { isRaw = false } = {}): AsyncGenerator<string> {
  if (format === 'csv') return streamCsv(file.columns, file.portions, { isRaw });
  if (format === 'ndjson') return featureLines(file);
  if (format === 'kml') return kml(file);
  return format === 'gpx' ? gpx(file) : geoJson(file);
}
