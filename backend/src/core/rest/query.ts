import { isId } from '../db/index.js';
import { InvalidInput } from '../errors/index.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_ROWS, type PageInput } from '../paging/index.js';
import { isStorable } from '../validation/index.js';
import type { JsonSchema } from './json-schema.js';

/** Maximum length of a text (characters). No real search is longer. */
const MAX_TEXT = 200;
/** Maximum number of ids. More would not fit into a URL that every server accepts. */
const MAX_IDS = 100;
/** Maximum number of rows of a list below `/admin`. Such a list is an array, which cannot tell how many more rows there are. */
const MAX_ADMIN_ROWS = 1000;

/** A parameter in the query of a route. */
export interface QueryParameter<Value> {
  description: string;
  schema: JsonSchema;
  /** Whether a request without it is refused. */
  isRequired?: boolean;
  /** Whether each item of the list is a parameter of this name. Otherwise, one parameter has the items with commas between them. */
  isRepeated?: boolean;
  /**
   * Parses the given value; an empty value counts as missing.
   * @throws InvalidInput that names the parameter, for an invalid value
   */
  read(given: unknown, name: string): Value;
}

export type QueryParameters = Readonly<Record<string, QueryParameter<unknown>>>;
export type QueryValues<Query extends QueryParameters> = { [Name in keyof Query]: ReturnType<Query[Name]['read']> };

/**
 * Reads the parameters that a route has declared, and ignores all others.
 * @throws InvalidInput
 */
export const readQuery = (parameters: QueryParameters, query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(query[name], name)]));

const refuse = (name: string, problem: string): InvalidInput => new InvalidInput({ [name]: ['api.rule', { rule: `${name} ${problem}` }] });

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

/** Returns a parameter that parses a text; its value is undefined if the text is missing. */
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

/** Returns a parameter for a number. A number outside the range becomes the nearest one inside. */
const number = (description: string, range: Range = {}): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'number', minimum: range.min, maximum: range.max },
  read(given, name) {
    const value = readNumber(given, name);
    return value === undefined ? undefined : within(value, range);
  },
});

/** Returns a parameter for a whole number. A number outside the range becomes the nearest one inside. */
const integer = (description: string, range: Range): QueryParameter<number | undefined> => ({
  description,
  schema: { type: 'integer', minimum: range.min, maximum: range.max },
  read(given, name) {
    const value = readNumber(given, name);
    if (value !== undefined && !Number.isInteger(value)) throw refuse(name, 'must be a whole number');
    return value === undefined ? undefined : within(value, range);
  },
});

/** Returns the parameter with a default value. */
const orElse = <Value>(inner: QueryParameter<Value | undefined>, fallback: Value): QueryParameter<Value> => ({
  ...inner,
  schema: { ...inner.schema, default: fallback },
  read: (given, name) => inner.read(given, name) ?? fallback,
});

/** Returns the parameter for requests that must have it. */
const required = <Value>(inner: QueryParameter<Value | undefined>): QueryParameter<Value> => ({
  ...inner,
  isRequired: true,
  read(given, name) {
    const value = inner.read(given, name);
    if (value === undefined) throw refuse(name, 'is missing');
    return value;
  },
});

const boolean = (description: string): QueryParameter<boolean | undefined> =>
  parameter(description, { type: 'boolean' }, (value, name) => {
    if (value !== 'true' && value !== 'false') throw refuse(name, 'must be true or false');
    return value === 'true';
  });

/** Returns a parameter for a date, or a date with time, in ISO 8601: `2026-11-21`, `2026-11-21T08:30:00Z`. */
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

/** Returns a parameter for a list of `count` numbers, separated by commas. */
const numbers = (count: number, description: string): QueryParameter<number[] | undefined> =>
  parameter(description, { type: 'array', items: { type: 'number' }, minItems: count, maxItems: count }, (value, name) => {
    const read = value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (read.length !== count || !read.every(Number.isFinite)) throw refuse(name, `must be ${count} numbers with commas between them`);
    return read;
  });

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Returns a parameter for a list of at most `most` texts, separated by commas. Blank texts are skipped. */
const texts = (most: number, description: string): QueryParameter<string[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string', maxLength: MAX_TEXT }, maxItems: most },
  read(given, name) {
    const value = once(given, name);
    const read = value === undefined ? undefined : itemsOf(value).map((item) => readText(item, name) ?? '');
    if (read && read.length > most) throw refuse(name, `must be at most ${most} texts with commas between them`);
    return read;
  },
});

/** Returns a parameter for a list of some of these values, separated by commas. */
const someOf = <T extends string>(values: readonly T[], description: string): QueryParameter<T[] | undefined> =>
  parameter(description, { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length }, (value, name) => {
    const items = [...new Set(itemsOf(value.toLowerCase()))];
    const known = values.filter((one) => items.includes(one));
    if (known.length < items.length) throw refuse(name, `must be one or more of ${values.join(', ')}, with commas between them`);
    return known;
  });

/** A key with some texts. */
export interface KeyedTexts {
  key: string;
  any: string[];
}

/** Returns a parameter that a request can have several times, at most `most`: a key, a colon and at most `mostTexts` texts with commas between them. */
const keyedTexts = (most: number, mostTexts: number, description: string): QueryParameter<KeyedTexts[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string', examples: ['cuisine:pizza,thai'] }, maxItems: most },
  isRepeated: true,
  read(given, name) {
    if (given === undefined || given === '') return undefined;
    const parts = Array.isArray(given) ? (given as unknown[]) : [given];
    if (parts.length > most) throw refuse(name, `may be given at most ${most} times`);
    return parts.map((part) => {
      if (typeof part !== 'string' || !isStorable(part) || !part.includes(':')) throw refuse(name, 'must be a key, a colon and texts with commas between them');
      const [key, ...rest] = part.split(':');
      const any = texts(mostTexts, '').read(rest.join(':'), name) ?? [];
      return { key: readText(key?.trim(), name) ?? '', any };
    });
  },
});

/** Returns a parameter for at most 100 ids, separated by commas. Malformed ids are skipped, because no row has them. */
const ids = (description: string): QueryParameter<string[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MAX_IDS },
  read(given, name) {
    const parts = once(given, name)?.split(',');
    if (parts && parts.length > MAX_IDS) throw refuse(name, `must be at most ${MAX_IDS} ids with commas between them`);
    return parts?.map((part) => part.trim()).filter(isId);
  },
});

/** Returns the parameters for a page of a list: at most `max` rows, by default `size`. */
const page = (max = MAX_PAGE_SIZE, size = DEFAULT_PAGE_SIZE) => ({
  page: orElse(integer('Number of the page, from 1.', { min: 1, max: MAX_ROWS }), 1),
  limit: orElse(integer('Items per page.', { min: 1, max }), size),
});

/** Version of a resource that the caller has read. The request is refused if the resource has changed since. */
const version = integer('Version that was read. The request is refused if the resource has changed since.', { min: 0, max: 2 ** 31 - 1 });

/** The kinds of query parameters. */
export const param = {
  version,
  text,
  number,
  integer,
  boolean,
  moment,
  oneOf,
  numbers,
  texts,
  someOf,
  keyedTexts,
  ids,
  orElse,
  required,
  page,
  adminPage: page(MAX_ADMIN_ROWS, MAX_ADMIN_ROWS),
};

/** Converts the values of `param.page` to a PageInput. */
export const pageOf = ({ page, limit }: { page: number; limit: number }): PageInput => ({ number: page, size: limit });
