import { cutText } from '../../../core/validation/index.js';
import type { Values } from '../readers/index.js';
import { textOf } from './values.js';

/** A value of a file that the import leaves out. */
export interface LeftOut {
  /** Name of the field or attribute by which left-out values are counted; undefined if no field or attribute takes the column. */
  field: string | undefined;
  /** Name of the column, or of the field if several columns give the value. */
  column: string;
  value: string;
  reason: string;
}

/** Maximum length of a value in lists (characters). */
const SHOWN = 200;

/** Returns a value as one line of text. Lists and objects are JSON. */
function shownValue(value: unknown): string {
  const text = textOf(value) ?? JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').toWellFormed();
  return line.length > SHOWN ? `${cutText(line, SHOWN)} …` : line;
}

/** Collects the values of a record that are left out. */
export class LeftOuts {
  readonly all: LeftOut[] = [];

  /** @param columnOf names of the columns by field */
  constructor(private readonly columnOf: Readonly<Partial<Record<string, string>>> = {}) {}

  add(field: string, value: unknown, reason: string): void {
    this.all.push({ field, column: shownValue(this.columnOf[field] ?? field), value: shownValue(value), reason });
  }

  /** Adds the values of columns that no field or attribute takes. */
  addUnused(values: Values): void {
    for (const [column, value] of Object.entries(values))
      this.all.push({ field: undefined, column: shownValue(column), value: shownValue(value), reason: 'No field or attribute takes this column' });
  }
}
