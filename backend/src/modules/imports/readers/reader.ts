import type { Reason } from '../../../core/errors/index.js';

export { UnusableFile } from '../../../core/errors/index.js';

/** Values of one record, keyed by the column or property names of the file. */
export type Values = Record<string, unknown>;

/** One record of a file: a place or city before mapping. */
export interface FileRecord {
  /** 1-based number of its first line; in a Parquet file, of its row. */
  line: number;
  values: Values;
  /** Original text; empty for Parquet. */
  text: string;
  /** Names of all columns of a table, also of those without a value in this row. */
  columns?: readonly string[];
}

/** A part of a file that cannot be imported, with the reason. */
export interface Unreadable {
  line: number;
  reason: Reason;
  text: string;
  /** Name of the place or city, if it has one. */
  name?: string;
  /** Values of a record of a table that was read and then rejected. */
  cells?: Values;
}

/** Yields the records of a file in order, in portions: the whole file is never in memory. */
export type Portions = AsyncGenerator<(FileRecord | Unreadable)[]>;

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values of a GeoJSON feature: its properties and tags as one flat object, plus `id` and `geometry`. */
export function valuesOfFeature(feature: Values): Values {
  const { properties, tags, ...rest } = feature;
  const own = isRecord(properties) ? properties : {};
  return { id: rest.id, ...(isRecord(tags) && tags), ...own, ...(isRecord(own.tags) && own.tags), geometry: rest.geometry };
}

/** Returns an object as JSON. Parquet has large numbers, which JSON writes like others. */
export const asText = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
