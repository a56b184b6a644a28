import { isId } from '../db/ids.js';
import { InvalidInput } from '../errors/index.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_ROWS, type PageInput } from '../paging/page.js';
import { isStorable } from '../validation/text-form.js';
import type { JsonSchema } from './json-schema.js';

/** Longer texts are refused: nobody searches for that. */
const MAX_TEXT = 200;
/** More do not fit into an address that every server takes. */
const MAX_IDS = 100;
/** Rows that a list under `/admin` answers at most: such a list is an array, which does not say how many more there are. */
const MAX_ADMIN_ROWS = 1000;

/** What a route takes in its query under a name. */
export interface QueryParameter<Value> {
  description: string;
  schema: JsonSchema;
  /** Reads what was given; blank counts as absent. @throws InvalidInput that names the parameter, for a value of the wrong kind */
  read(given: unknown, name: string): Value;
}

export type QueryParameters = Readonly<Record<string, QueryParameter<unknown>>>;
export type QueryValues<Query extends QueryParameters> = { [Name in keyof Query]: ReturnType<Query[Name]['read']> };

/** Reads a query as a route has declared it: nothing else of it reaches the route. @throws InvalidInput */
export const readQuery = (parameters: QueryParameters, query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(query[name], name)]));

const refuse = (name: string, problem: string): InvalidInput => new InvalidInput({ [name]: `${name} ${problem}` });

function once(given: unknown, name: string): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string') throw refuse(name, 'may be given once');
  return given;
}

function readText(given: unknown, name: string): string | undefined {
  const value = once(given, name);
  if (value === undefined) return undefined;
  if (value.length > MAX_TEXT) throw refuse(name, `must be at most ${MAX_TEXT} characters`);
  if (!isStorable(value)) throw refuse(name, 'contains characters that cannot be used');
  return value;
}

function readNumber(given: unknown, name: string): number | undefined {
  const value = readText(given, name);
  if (value === undefined) return undefined;
  if (!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.trim())) throw refuse(name, 'must be a number');
  return Number(value);
}

/** A parameter that reads the text which was given; undefined where none was. */
const parameter = <Value>(description: string, schema: JsonSchema, read: (value: string, name: string) => Value): QueryParameter<Value | undefined> => ({
  description,
  schema,
  read(given, name) {
    const value = readText(given, name);
    return value === undefined ? undefined : read(value, name);
  },
});

const text = (description: string): QueryParameter<string | undefined> => parameter(description, { type: 'string', maxLength: MAX_TEXT }, (value) => value);

interface Range {
  min?: number;
  max?: number;
}
const within = (number: number, { min = -Infinity, max = Infinity }: Range): number => Math.min(Math.max(number, min), max);

/** A number; one out of the range is brought into it. */
const number = (description: string, range: Range = {}): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'number', minimum: range.min, maximum: range.max },
  read(given, name) {
    const value = readNumber(given, name);
    return value === undefined ? undefined : within(value, range);
  },
});

/** A whole number; one out of the range is brought into it. */
const integer = (description: string, range: Range): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'integer', minimum: range.min, maximum: range.max },
  read(given, name) {
    const value = readNumber(given, name);
    if (value !== undefined && !Number.isInteger(value)) throw refuse(name, 'must be a whole number');
    return value === undefined ? undefined : within(value, range);
  },
});

/** The same parameter with a value for whoever gives none. */
const orElse = <Value>(inner: QueryParameter<Value | undefined>, fallback: Value): QueryParameter<Value> => ({
  ...inner,
  schema: { ...inner.schema, default: fallback },
  read: (given, name) => inner.read(given, name) ?? fallback,
});

const boolean = (description: string): QueryParameter<boolean | undefined> =>
  parameter(description, { type: 'boolean' }, (value, name) => {
    if (value !== 'true' && value !== 'false') throw refuse(name, 'must be true or false');
    return value === 'true';
  });

/** A day or a moment as ISO 8601 writes them: `2026-11-21`, `2026-11-21T08:30:00Z`. */
const moment = (description: string): QueryParameter<Date | undefined> =>
  parameter(description, { type: 'string', examples: ['2026-11-21', '2026-11-21T08:30:00Z'] }, (value, name) => {
    const read = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/.test(value) ? new Date(value) : new Date(NaN);
    if (Number.isNaN(read.getTime())) throw refuse(name, 'must be a date such as 2026-11-21');
    return read;
  });

const oneOf = <T extends string>(values: readonly T[], description: string): QueryParameter<T | undefined> =>
  parameter(description, { type: 'string', enum: values }, (value, name) => {
    const found = values.find((known) => known === value.toLowerCase());
    if (!found) throw refuse(name, `must be one of ${values.join(', ')}`);
    return found;
  });

/** A list of `count` numbers with commas between them. */
const numbers = (count: number, description: string): QueryParameter<number[] | undefined> =>
  parameter(description, { type: 'array', items: { type: 'number' }, minItems: count, maxItems: count }, (value, name) => {
    const read = value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (read.length !== count || !read.every(Number.isFinite)) throw refuse(name, `must be ${count} numbers with commas between them`);
    return read;
  });

/** At most 100 ids with commas between them; what cannot be an id is left out, as it names nothing. */
const ids = (description: string): QueryParameter<string[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_IDS },
  read(given, name) {
    const parts = once(given, name)?.split(',');
    if (parts && parts.length > MAX_IDS) throw refuse(name, `must be at most ${MAX_IDS} ids with commas between them`);
    return parts?.map((part) => part.trim()).filter(isId);
  },
});

/** Which part of a list is asked for: at most `max` rows, and `size` where the query does not say. */
const page = (max = MAX_PAGE_SIZE, size = DEFAULT_PAGE_SIZE) => ({
  page: orElse(integer('Which page, from 1 on.', { min: 1, max: MAX_ROWS }), 1),
  limit: orElse(integer('How many on a page.', { min: 1, max }), size),
});

/** The version of something that the caller has read: what they ask for is refused where it has changed since. */
const version = integer('The version that was read; send it, so that nothing is decided about what nobody has read.', { min: 0, max: 2 ** 31 - 1 });

/** What a query may hold. */
export const param = { version, text, number, integer, boolean, moment, oneOf, numbers, ids, orElse, page, adminPage: page(MAX_ADMIN_ROWS, MAX_ADMIN_ROWS) };

/** The page that `param.page` has read. */
export const pageOf = ({ page, limit }: { page: number; limit: number }): PageInput => ({ number: page, size: limit });
