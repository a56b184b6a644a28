import { isId } from '../db/ids.js';
import { InvalidInput } from '../errors/index.js';
import { isStorable } from '../validation/plain-text.js';

/** Longer texts are refused: nobody searches for that. */
const MAX_TEXT = 200;
/** More do not fit into an address that every server takes. */
const MAX_IDS = 100;

/**
 * Reads the query of a REST address by name and kind. Blank values count as absent, numbers out of range are brought
 * into it, and a value of the wrong kind throws InvalidInput that names it.
 */
export class QueryReader {
  constructor(private readonly query: Record<string, unknown>) {}

  text(name: string): string | undefined {
    const value = this.query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new InvalidInput({ [name]: `${name} may be given once` });
    if (value.length > MAX_TEXT) throw new InvalidInput({ [name]: `${name} must be at most ${MAX_TEXT} characters` });
    if (!isStorable(value)) throw new InvalidInput({ [name]: `${name} contains characters that cannot be used` });
    return value;
  }

  integer(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    const number = this.number(name);
    if (number === undefined) return fallback;
    if (!Number.isInteger(number)) throw new InvalidInput({ [name]: `${name} must be a whole number` });
    return Math.min(Math.max(number, min), max);
  }

  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text.trim())) throw new InvalidInput({ [name]: `${name} must be a number` });
    return Number(text);
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text !== 'true' && text !== 'false') throw new InvalidInput({ [name]: `${name} must be true or false` });
    return text === 'true';
  }

  /** A day or a moment as ISO 8601 writes them: `2026-11-21`, `2026-11-21T08:30:00Z`. */
  moment(name: string): Date | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) ? new Date(text) : new Date(NaN);
    if (Number.isNaN(moment.getTime())) throw new InvalidInput({ [name]: `${name} must be a date such as 2026-11-21` });
    return moment;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = values.find((value) => value === text.toLowerCase());
    if (!found) throw new InvalidInput({ [name]: `${name} must be one of ${values.join(', ')}` });
    return found;
  }

  /** A list of `count` numbers with commas between them. */
  numbers(name: string, count: number): number[] | undefined {
    const parts = this.text(name)?.split(',');
    if (!parts) return undefined;
    const numbers = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (numbers.length !== count || !numbers.every(Number.isFinite)) {
      throw new InvalidInput({ [name]: `${name} must be ${count} numbers with commas between them` });
    }
    return numbers;
  }

  /** At most 100 ids with commas between them; what cannot be an id is left out, as it names nothing. */
  ids(name: string): string[] | undefined {
    const value = this.query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new InvalidInput({ [name]: `${name} may be given once` });
    const parts = value.split(',');
    if (parts.length > MAX_IDS) throw new InvalidInput({ [name]: `${name} must be at most ${MAX_IDS} ids with commas between them` });
    return parts.map((part) => part.trim()).filter(isId);
  }
}
