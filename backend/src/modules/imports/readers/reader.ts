/** Values of one thing in a file, by the names that the file gives them. */
export type Values = Record<string, unknown>;

/** One thing that a file tells of. */
export interface FileRecord {
  /** The line on which it begins, from 1 on; in a Parquet file the row. */
  line: number;
  values: Values;
  /** As it stands in the file; empty in a Parquet file. */
  text: string;
}

/** A part of a file that is no record. */
export interface Unreadable {
  line: number;
  reason: string;
  text: string;
}

/** What a reader yields: portions of a file in order, so that it never is in memory as a whole. */
export type Portions = AsyncGenerator<(FileRecord | Unreadable)[]>;

/** The file as a whole cannot be imported; the message says why and what to do. */
export class UnusableFile extends Error {}

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A GeoJSON feature as a record: its properties, with `id` and `geometry` beside them. */
export function valuesOfFeature(feature: Values): Values {
  const { properties, tags, ...rest } = feature;
  const own = isRecord(properties) ? properties : {};
  return { id: rest.id, ...(isRecord(tags) && tags), ...own, ...(isRecord(own.tags) && own.tags), geometry: rest.geometry };
}
