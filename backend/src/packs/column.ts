import { isId } from '../core/db/index.js';
import { type Reason, reasonFace } from '../core/errors/index.js';
import { isTimeZone } from '../core/hours/index.js';
import { cutText, isStorable } from '../core/validation/index.js';
import { WrongValue } from './wrong-value.js';

/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Maximum length (characters) of a value in an error message. */
const SHOWN = 60;

/** Converts the text of a value. @param name name of the column, for the error @throws WrongValue if the text is invalid */
export type Column<Value> = (text: string, name: string) => Value;

/** Returns the names in an error message. */
const shown = (value: string, column: string): { column: string; value: string } => ({ column, value: cutText(value, SHOWN) });

export const text: Column<string> = (value, name) => {
  if (!value) throw new WrongValue(['packs.valueEmpty', shown(value, name)]);
  return value;
};

/** Text that can be empty. */
export const anyText: Column<string> = (value) => value;

export const number: Column<number> = (value, name) => {
  const parsed = Number(text(value, name));
  if (!Number.isFinite(parsed)) throw new WrongValue(['packs.valueNoNumber', shown(value, name)]);
  return parsed;
};

/** Returns a column with numbers in a range. */
export function between(min: number, max: number, isWhole = false): Column<number> {
  return (value, name) => {
    const parsed = number(value, name);
    if (parsed < min || parsed > max || (isWhole && !Number.isInteger(parsed)))
      throw new WrongValue(['packs.valueOutside', { ...shown(value, name), min: String(min), max: String(max) }]);
    return parsed;
  };
}

export const flag: Column<boolean> = (value, name) => oneOf('true', 'false')(value, name) === 'true';

export const id: Column<string> = (value, name) => {
  if (!isId(value)) throw new WrongValue(['packs.valueNoId', shown(value, name)]);
  return value.toLowerCase();
};

/** A time as `Date.toISOString` writes it. */
export const moment: Column<string> = (value, name) => {
  const parsed = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) ? Date.parse(value) : Number.NaN;
  // `Date.parse` takes the 30th of February for the 2nd of March.
  if (Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(value.slice(0, 10))) throw new WrongValue(['packs.valueNoTime', shown(value, name)]);
  return value;
};

/** Returns the date of an age (days) as ISO text. Rows of the sample data have ages, so that the newest ones are always new. */
export function momentOf(now: Date, age: number): string {
  return new Date(now.getTime() - Math.round(age * DAY)).toISOString();
}

export const timeZone: Column<string> = (value, name) => {
  if (!isTimeZone(value)) throw new WrongValue(['packs.valueNoZone', shown(value, name)]);
  return value;
};

/** Returns a column with JSON objects of one form, which PostgreSQL can store. */
export function jsonOf<Value extends object>(fits: (value: object) => value is Value): Column<Value> {
  return (value, name) => {
    try {
      const parsed: unknown = JSON.parse(value, (key: string, part: unknown) => {
        if (!isStorable(key) || (typeof part === 'string' && !isStorable(part))) throw new TypeError();
        return part;
      });
      if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) && fits(parsed)) return parsed;
    } catch {
      // the same as a value of another kind
    }
    throw new WrongValue(['packs.fieldInvalid', { file: name, field: cutText(value, SHOWN) }]);
  };
}

/** A JSON object. */
export const json = jsonOf((_value): _value is object => true);

/** Returns a column with one of these words. */
export function oneOf<const Word extends string>(...words: Word[]): Column<Word> {
  return (value, name) => {
    const known = words.find((word) => word === value);
    if (known === undefined) throw new WrongValue(['packs.valueNoOption', { ...shown(value, name), options: words.join(', ') }]);
    return known;
  };
}

/** Returns a column whose values can be empty, which means null. */
export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return (value, name) => (value ? column(value, name) : null);
}

/** Returns a column that reads another form of its texts. */
export function inForm<Value>(column: Column<Value>, form: (value: string) => string): Column<Value> {
  return (value, name) => column(form(value), name);
}

/** Returns a column whose values differ in all rows. */
export function unique(column: Column<string> = text): Column<string> {
  const known = new Set<string>();
  return (value, name) => {
    const read = column(value, name);
    if (known.has(read)) throw new WrongValue(['packs.valueTwice', shown(value, name)]);
    known.add(read);
    return read;
  };
}

/** Returns a column with keys of other rows. Its values are these rows. */
export function keyOf<Target>(rows: ReadonlyMap<string, Target>): Column<Target> {
  return (value, name) => {
    const row = rows.get(value);
    if (!row) throw new WrongValue(['packs.valueUnknown', shown(value, name)]);
    return row;
  };
}

/** Returns a column that also refuses the texts for which `problem` returns a reason. */
export function refusing(column: Column<string>, problem: (value: string) => Reason | undefined): Column<string> {
  return (value, name) => {
    const read = column(value, name);
    const reason = problem(read);
    if (reason !== undefined) throw new WrongValue(['packs.valueRefused', { ...shown(value, name), problem: reasonFace(reason) }]);
    return read;
  };
}
