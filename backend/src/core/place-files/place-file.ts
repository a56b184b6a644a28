import type { CsvColumns } from '../rest/index.js';

/** Credit for rows of a file. */
export interface Credit {
  /** Name to display, for example `OpenStreetMap contributors`. */
  name: string;
  /** Licence, usually an SPDX identifier such as `ODbL-1.0`. */
  licence: string | null;
}

/** Rectangle in degrees (WGS 84). It crosses the date line if `west` is greater than `east`. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Facts about a whole file, which come before its rows. */
export interface About {
  title: string;
  description?: string | null;
  /** Name of the site. */
  site: string;
  /** Credits of all rows, each once. */
  credits: readonly Credit[];
  /** Rectangle around all positions; null without positions. */
  bounds: Bounds | null;
  /** Number of rows without a position. */
  withoutPosition: number;
}

/**
 * Places or cities to write into a file.
 *
 * The columns are the same in all formats. Formats for maps know `id`, `name`, `description` or `note`, `category`, `latitude`, `longitude` (degrees),
 * `address` or `full_address`, `phone`, `website`, `page_url` or `url` (page of the site), `licence` and `attribution`.
 */
export interface PlaceFile<Row> {
  about: About;
  columns: CsvColumns<Row>;
  portions: AsyncIterable<readonly Row[]>;
  /** Returns the name of the KML folder of a category. The rows are then sorted by category. Without it, KML has no folders. */
  folderOf?: (category: string) => string;
}

/** Values of a row by column. Unknown values are left out. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** Returns the known values of a row, in the order of the columns. */
export function valuesOf<Row>(columns: CsvColumns<Row>, row: Row): Values {
  const values: Record<string, string | number | boolean> = {};
  for (const name of Object.keys(columns)) {
    const value = columns[name]?.(row) ?? null;
    if (value !== null) values[name] = value instanceof Date ? value.toISOString() : value;
  }
  return values;
}

/** Returns the first known value of the named columns as text. */
export function textOf(values: Values, ...names: string[]): string | null {
  const found = names.find((name) => values[name] !== undefined);
  return found === undefined ? null : String(values[found]);
}

/** Returns the position of a row in degrees; undefined if it has none. */
export function positionOf({ latitude, longitude }: Values): { latitude: number; longitude: number } | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

/** Returns a credit as text: `OpenStreetMap contributors (ODbL-1.0)`. */
export const creditText = ({ name, licence }: Credit): string => (licence === null ? name : `${name} (${licence})`);

/** Returns texts separated by semicolons, each once; null without texts. */
export const joined = (texts: readonly (string | null)[]): string | null => [...new Set(texts.filter((text) => text !== null))].join('; ') || null;

/** Returns the address of the text of a licence; null if it is neither an SPDX identifier nor an address. */
export function licenceUrl(licence: string): string | null {
  if (/^https?:\/\/\S+$/.test(licence)) return licence;
  return /^[A-Za-z0-9][A-Za-z0-9.+-]*-[A-Za-z0-9.+-]+$/.test(licence) ? `https://spdx.org/licenses/${licence}.html` : null;
}
