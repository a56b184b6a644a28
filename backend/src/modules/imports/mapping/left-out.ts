import { shown } from '../../../core/validation/index.js';
import type { Reason } from '../../../core/errors/index.js';
import { asText, type Values } from '../readers/index.js';
import { textOf } from './values.js';

/** A value of a file that the import leaves out. */
export interface LeftOut {
  /** Name of the field or attribute by which left-out values are counted; undefined if no field or attribute takes the column. */
  field: string | undefined;
  /** Name of the column, or of the field if several columns give the value. */
  column: string;
  value: string;
  reason: Reason;
}

/** Maximum length of a value in lists (characters). */
const SHOWN = 200;

/** Returns a value as one line of text of at most `longest` characters, except the sign of a cut. Lists and objects are JSON. */
export function shownValue(value: unknown, longest = SHOWN): string {
  return shown(textOf(value) ?? asText(value), longest);
}

/** Collects the values of a record that are left out. */
export class LeftOuts {
  readonly all: LeftOut[] = [];

  /** @param columnOf names of the columns by field */
  constructor(private readonly columnOf: Readonly<Partial<Record<string, string>>> = {}) {}

  add(field: string, value: unknown, reason: Reason): void {
    this.all.push({ field, column: shownValue(this.columnOf[field] ?? field), value: shownValue(value), reason });
  }

  /** Adds the values of columns that no field or attribute takes. */
  addUnused(values: Values): void {
    for (const [column, value] of Object.entries(values))
      this.all.push({ field: undefined, column: shownValue(column), value: shownValue(value), reason: 'imports.unusedColumn' });
  }
}
