import type { PageInput } from '../paging/index.js';
import type { Statement } from './statement.js';

/** An SQL expression on the row with the given alias. */
export type Expression = (row: string) => string;

/** Arguments for reading a field. */
export interface ReadRequest {
  /** Alias of the row to which the field belongs; empty at the root. */
  row: string;
  /** Arguments of the field, as coerced by GraphQL. */
  args: Record<string, unknown>;
  /** Statement to which parameters are added. */
  statement: Statement;
}

/** Returns a complete SELECT. Throws an AppError for arguments that are refused; the resolvers then answer the request. */
export type Select = (request: ReadRequest) => string;

/** SQL for the rows of a paged list and for their number. */
export interface PageRead {
  /** Returns a SELECT of all rows in their order, without LIMIT. It is only called if the rows are selected. */
  rows: () => string;
  /** A SELECT of one row: the number of rows as `total`, and other columns for `rows` and `more`, which use them as columns of `p`. */
  counted: string;
  /** SQL expressions for further fields of the page. */
  more?: Record<string, string>;
  /** The requested page. */
  page: PageInput;
}

/** Result of `make` for most rows, as a template. With it, the database writes the JSON of these rows without JavaScript. */
interface Usual {
  /** Condition for these rows. */
  when: Expression;
  /** The result, with a mark in place of each part that differs from row to row. */
  value: unknown;
  /** SQL expressions for the texts that replace the marks. A mark has the form `#name#`. */
  marks: Record<string, Expression>;
}

interface MadeOptions {
  isTimed?: boolean;
  isShared?: boolean;
  usual?: Usual;
}

/** A compiled field: how a field of a GraphQL type is read from the database. */
export type CompiledField =
  | { kind: 'value'; sql: Expression }
  | { kind: 'part'; when: Expression | undefined; fields: Record<string, CompiledField> | undefined }
  | { kind: 'one'; select: Select; when: Expression | undefined; forVisitors: boolean }
  | { kind: 'list'; select: Select; forVisitors: boolean }
  | { kind: 'rows'; select: Select }
  | { kind: 'each' }
  | { kind: 'page'; page: (request: ReadRequest) => PageRead }
  | ({ kind: 'made'; input: Expression; make: (input: never) => unknown } & MadeOptions)
  | { kind: 'fixed'; value: unknown; forVisitors: boolean };

/** Compiled fields by type and field. The resolvers answer all other fields. */
export type CompiledFields = Record<string, Record<string, CompiledField>>;

/** A scalar or an enum: an SQL expression. */
export const value = (sql: Expression): CompiledField => ({ kind: 'value', sql });

/** Scalars and enums in columns, by field name. */
export const columns = <Names extends string>(names: Record<Names, string>): Record<Names, CompiledField> =>
  Object.fromEntries(Object.entries<string>(names).map(([field, name]) => [field, value((row) => `${row}.${name}`)])) as Record<Names, CompiledField>;

/**
 * An object from the same row.
 * @param when without this condition the object is null
 * @param fields compiled fields of this object, if they are not those of its type
 */
export const part = (when?: Expression, fields?: Record<string, CompiledField>): CompiledField => ({ kind: 'part', when, fields });

/**
 * An object from another row: a SELECT of one row or none.
 * @param options.forVisitors whether it is only valid for visitors, not for signed-in users
 * @param options.when without this condition the object is null, and the SELECT is not run
 */
export const one = (select: Select, { forVisitors = false, when }: { forVisitors?: boolean; when?: Expression } = {}): CompiledField => ({
  kind: 'one',
  select,
  when,
  forVisitors,
});

/** An object from all rows of a SELECT, in their order. Its fields are aggregates and, once, `each`. */
export const rows = (select: Select): CompiledField => ({ kind: 'rows', select });

/** The list of the rows in an object of `rows`. */
export const each = (): CompiledField => ({ kind: 'each' });

/** A list of objects: a SELECT of their rows, in order. A list of scalars: a SELECT of the column `value`. `forVisitors` as for `one`. */
export const list = (select: Select, { forVisitors = false } = {}): CompiledField => ({ kind: 'list', select, forVisitors });

/** A page of a list. */
export const page = (read: (request: ReadRequest) => PageRead): CompiledField => ({ kind: 'page', page: read });

/**
 * A field that JavaScript computes from a value of the database, with the function that the resolver calls. The result is null, an object or a list,
 * whose properties are the fields. It must not depend on the viewer.
 * @param input SQL for the input of `make` as `json`; if the input is null, the field is null
 * @param options.isTimed whether the result changes when a day begins in any time zone
 * @param options.usual the result for most rows
 * @param options.isShared whether `make` often returns the same object, which is never changed; the JSON of the object is then cached
 */
export const made = (input: Expression, make: (input: never) => unknown, options: MadeOptions = {}): CompiledField => ({
  kind: 'made',
  input,
  make,
  ...options,
});

/** A field with the same value in every response. */
export const fixed = (constant: unknown): CompiledField => ({ kind: 'fixed', value: constant, forVisitors: false });

/** A field with the same value for all visitors. The resolvers answer the requests of signed-in users. */
export const forVisitors = (constant: unknown): CompiledField => ({ kind: 'fixed', value: constant, forVisitors: true });

/**
 * Merges the compiled fields of several modules.
 * @throws Error if two modules define the same field
 */
export function mergeCompiledFields(parts: readonly CompiledFields[]): CompiledFields {
  const merged: CompiledFields = {};
  for (const reads of parts) {
    for (const [type, fields] of Object.entries(reads)) {
      const known = (merged[type] ??= {});
      for (const [field, read] of Object.entries(fields)) {
        if (known[field]) throw new Error(`${type}.${field} has two compiled fields.`);
        known[field] = read;
      }
    }
  }
  return merged;
}
