import { roundedDegrees } from '../../../core/geo/index.js';
import { pointOf, shownValue } from '../mapping/index.js';
import { type FileRecord, isRecord } from '../readers/index.js';
import type { ReadColumn, SampleRow } from './reading.js';

/** Maximum number of columns that are listed, and of those that are counted. */
const [MOST_LISTED, MOST_COUNTED] = [300, 5000];
/** Maximum length (characters) of the name of a column, of a sample and of a cell. A longer name belongs to no column of a table. */
const [LONGEST_NAME, LONGEST_SAMPLE, LONGEST_CELL] = [200, 80, 200];
const [MOST_SAMPLES, MOST_ROWS] = [3, 20];

interface Column {
  filled: number;
  samples: Set<string>;
  /** The first record with a value, or of the file. */
  record: FileRecord;
  /** Whether all values are objects. Their members are columns, too. */
  isObject: boolean;
}

/** Returns a value as text; null for none. A geometry is the point that the import takes: latitude, longitude. */
function cellOf(name: string, value: unknown, longest: number): string | null {
  if (value === undefined || value === null || value === '') return null;
  const point = name === 'geometry' ? pointOf(value) : undefined;
  return shownValue(point ? `${roundedDegrees(point.latitude)}, ${roundedDegrees(point.longitude)}` : value, longest).trim() || null;
}

/** Collects the columns of records, with samples of their values. */
export class ColumnSamples {
  private readonly columns = new Map<string, Column>();
  private readonly first: FileRecord[] = [];

  add(record: FileRecord): void {
    if (this.first.length < MOST_ROWS) this.first.push(record);
    for (const name of record.columns ?? []) this.columnOf(name, record);
    for (const [name, value] of Object.entries(record.values)) {
      if (value === undefined || value === null || value === '') continue;
      const column = this.columnOf(name, record);
      if (column) this.count(name, value, { column, record });
    }
  }

  /**
   * Returns the columns in the order of the file. Of more than 300, those with the most values are listed.
   * @param targetOf returns what a column of a record gives
   */
  listed(targetOf: (name: string, record: FileRecord) => string | null): ReadColumn[] {
    return this.shown().map(([name, { filled, samples, record }]) => ({
      name: shownValue(name, LONGEST_NAME),
      samples: [...samples],
      filled,
      target: targetOf(name, record),
    }));
  }

  /** Returns the first records in the order of the columns. */
  rows(): SampleRow[] {
    const names = this.shown().map(([name]) => name);
    return this.first.map(({ line, values }) => ({ line, cells: names.map((name) => cellOf(name, values[name], LONGEST_CELL)) }));
  }

  private columnOf(name: string, record: FileRecord): Column | undefined {
    const known = this.columns.get(name);
    if (known || name.trim() === '' || name.length > LONGEST_NAME || this.columns.size >= MOST_COUNTED) return known;
    const column = { filled: 0, samples: new Set<string>(), record, isObject: true };
    this.columns.set(name, column);
    return column;
  }

  private count(name: string, value: unknown, { column, record }: { column: Column; record: FileRecord }): void {
    if (column.filled === 0) column.record = record;
    if (!isRecord(value)) column.isObject = false;
    const sample = column.samples.size < MOST_SAMPLES ? cellOf(name, value, LONGEST_SAMPLE) : null;
    if (sample !== null) column.samples.add(sample);
    column.filled += 1;
  }

  private shown(): [string, Column][] {
    const names = [...this.columns.keys()];
    const hasMembers = (name: string) => names.some((other) => other.startsWith(`${name}.`));
    const all = [...this.columns].filter(([name, { isObject, filled }]) => !(isObject && filled > 0 && hasMembers(name)));
    if (all.length <= MOST_LISTED) return all;
    const most = new Set([...all].sort(([, a], [, b]) => b.filled - a.filled).slice(0, MOST_LISTED));
    return all.filter((column) => most.has(column));
  }
}
