import type { PageInput } from '../paging/page.js';
import type { Statement } from './statement.js';

/** An SQL expression over the row that stands under an alias. */
export type Expression = (row: string) => string;

/** What a field that has arguments is read with. */
export interface ReadRequest {
  /** The alias of the row that the field belongs to; empty at the root. */
  row: string;
  /** The field's arguments, as GraphQL has coerced them. */
  args: Record<string, unknown>;
  /** Takes up values as parameters. */
  statement: Statement;
}

/** Gives a whole SELECT; throws AppError where its arguments are refused, which leaves the request to the resolvers. */
export type Select = (request: ReadRequest) => string;

/** The rows of a list that has pages, and how many there are. */
export interface PageRead {
  /** A SELECT of all rows in their order, without LIMIT; called where the rows are asked for. */
  rows: () => string;
  /** A SELECT of one row: how many there are, as `total`, and what else `rows` and `more` take, as columns of `p`. */
  counted: string;
  /** Further fields of the page, as expressions. */
  more?: Record<string, string>;
  /** Which page is asked for. */
  page: PageInput;
}

/** What `make` would give for most rows, so that the database can write it by itself. */
interface Usual {
  /** For which rows. */
  when: Expression;
  /** What it gives, with marks in the place of what differs from row to row. */
  value: unknown;
  /** What stands in the place of the marks: texts, by mark, which has the form `#name#`. */
  marks: Record<string, Expression>;
}

interface MadeOptions {
  isTimed?: boolean;
  isShared?: boolean;
  usual?: Usual;
}

/** How one field of a GraphQL type is read from the database. */
export type FieldRead =
  | { kind: 'value'; sql: Expression }
  | { kind: 'part'; when: Expression | undefined; fields: Record<string, FieldRead> | undefined }
  | { kind: 'one'; select: Select; when: Expression | undefined; forVisitors: boolean }
  | { kind: 'list'; select: Select; forVisitors: boolean }
  | { kind: 'rows'; select: Select }
  | { kind: 'each' }
  | { kind: 'page'; page: (request: ReadRequest) => PageRead }
  | ({ kind: 'made'; input: Expression; make: (input: never) => unknown } & MadeOptions)
  | { kind: 'fixed'; value: unknown; forVisitors: boolean };

/** How the fields of GraphQL types are read: type, field. Fields that are not named are left to the resolvers. */
export type Reads = Record<string, Record<string, FieldRead>>;

/** A scalar or an enum: an SQL expression. */
export const value = (sql: Expression): FieldRead => ({ kind: 'value', sql });

/** Scalars and enums that stand in columns, under the names of their fields. */
export const columns = <Names extends string>(names: Record<Names, string>): Record<Names, FieldRead> =>
  Object.fromEntries(Object.entries<string>(names).map(([field, name]) => [field, value((row) => `${row}.${name}`)])) as Record<Names, FieldRead>;

/**
 * An object that the same row holds.
 * @param when null where this does not hold
 * @param fields how its fields are read, where not as of every object of its type
 */
export const part = (when?: Expression, fields?: Record<string, FieldRead>): FieldRead => ({ kind: 'part', when, fields });

/**
 * An object that is another row: a SELECT of that row or none.
 * @param options.forVisitors whether it holds only for those who are not signed in
 * @param options.when where this does not hold, there is no such row, and none is looked for
 */
export const one = (select: Select, { forVisitors = false, when }: { forVisitors?: boolean; when?: Expression } = {}): FieldRead => ({
  kind: 'one',
  select,
  when,
  forVisitors,
});

/** An object that is made of all rows of a SELECT, in their order: its fields are aggregates and, once, `each`. */
export const rows = (select: Select): FieldRead => ({ kind: 'rows', select });

/** The list of the rows that an object is made of. */
export const each = (): FieldRead => ({ kind: 'each' });

/** A list of objects: a SELECT of their rows in their order. A list of scalars: a SELECT of one column, `value`. `forVisitors` as of `one`. */
export const list = (select: Select, { forVisitors = false } = {}): FieldRead => ({ kind: 'list', select, forVisitors });

/** A page of a list. */
export const page = (read: (request: ReadRequest) => PageRead): FieldRead => ({ kind: 'page', page: read });

/**
 * What is reckoned in JavaScript from what the database gives: the same function as the resolver's. The value may be null, an object or a
 * list, whose properties are the fields; it must not depend on who asks.
 * @param input SQL for its input as `json`; where that is null, so is the field
 * @param options.isTimed whether it changes when a day begins somewhere
 * @param options.usual what it gives for most rows
 * @param options.isShared whether it often gives the very same object, which nobody changes: then its JSON is kept as long as the object
 */
export const made = (input: Expression, make: (input: never) => unknown, options: MadeOptions = {}): FieldRead => ({ kind: 'made', input, make, ...options });

/** What is the same for everyone, always. */
export const fixed = (constant: unknown): FieldRead => ({ kind: 'fixed', value: constant, forVisitors: false });

/** What is the same for all who are not signed in; a request of somebody who is goes to the resolvers. */
export const forVisitors = (constant: unknown): FieldRead => ({ kind: 'fixed', value: constant, forVisitors: true });

/** Puts together what several modules say; two must not say the same. */
export function mergeReads(parts: readonly Reads[]): Reads {
  const merged: Reads = {};
  for (const reads of parts) {
    for (const [type, fields] of Object.entries(reads)) {
      const known = (merged[type] ??= {});
      for (const [field, read] of Object.entries(fields)) {
        if (known[field]) throw new Error(`${type}.${field} is read in two ways.`);
        known[field] = read;
      }
    }
  }
  return merged;
}
