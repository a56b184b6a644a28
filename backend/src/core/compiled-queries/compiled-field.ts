import { type AccessRule, allows, type Viewer } from '../access/index.js';
import type { PageInput } from '../paging/index.js';
import { Unreadable } from './selection.js';
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
  /** Returns a SELECT of the rows of a page in their order. `range` is its LIMIT and OFFSET. It is only called if the rows are selected. */
  rows: (range: string) => string;
  /**
   * Returns a SELECT of one row: the number of rows as `total`, and other columns for `rows` and `more`, which use them as columns of `p`. It is only called
   * if one of them is selected.
   */
  counted: () => string;
  /** SQL expressions for further fields of the page; for lists of objects, SELECTs of their rows in order. */
  more?: Record<string, string>;
  /** SQL expressions for columns of `p`, by the field of the page that reads them. They are only called if the field is selected. */
  columns?: Record<string, () => string>;
  /** The requested page. */
  page: PageInput;
}

/** Result of `make` for most rows, as a template. With it, the database writes the JSON of these rows without JavaScript. */
export interface Usual {
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
  isRaw?: boolean;
  usual?: Usual;
  argsOf?: (given: Record<string, unknown>) => object;
}

/** A function that returns the rights of a viewer on a row, and SQL for its input as JSON. */
export interface Policy {
  input: Expression;
  rightsOf: (input: never, viewer: Viewer | null) => object;
}

/** Computes a field from its input, as JSON, the viewer and the arguments of the field. */
type Make = (input: never, viewer: Viewer | null, args: never) => unknown;

/** A compiled field: how a field of a GraphQL type is read from the database. */
export type CompiledField =
  | { kind: 'value'; sql: Expression }
  | { kind: 'computed'; select: Select }
  | { kind: 'part'; when: Expression | undefined; fields: Record<string, CompiledField> | undefined }
  | { kind: 'one'; select: Select; when: Expression | undefined }
  | { kind: 'list'; select: Select }
  | { kind: 'rows'; select: Select }
  | { kind: 'each' }
  | { kind: 'page'; page: (request: ReadRequest) => PageRead }
  | ({ kind: 'made'; input: Expression; make: Make } & MadeOptions)
  | { kind: 'fixed'; value: unknown }
  | { kind: 'right'; name: string; policy: Policy }
  | { kind: 'byViewer'; visitor: CompiledField; member: CompiledField };

/** Compiled fields by type and field. The resolvers answer all other fields. */
export type CompiledFields = Record<string, Record<string, CompiledField>>;

/** A scalar or an enum: an SQL expression. */
export const value = (sql: Expression): CompiledField => ({ kind: 'value', sql });

/** A boolean or a text that depends on the arguments of the field: an SQL expression, which is never null. */
export const computed = (select: Select): CompiledField => ({ kind: 'computed', select });

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
 * @param options.when without this condition the object is null, and the SELECT is not run
 */
export const one = (select: Select, { when }: { when?: Expression } = {}): CompiledField => ({ kind: 'one', select, when });

/** An object from all rows of a SELECT, in their order. Its fields are aggregates and, once, `each`. */
export const rows = (select: Select): CompiledField => ({ kind: 'rows', select });

/** The list of the rows in an object of `rows`. */
export const each = (): CompiledField => ({ kind: 'each' });

/** A list of objects: a SELECT of their rows, in order. A list of scalars: a SELECT of the column `value`. */
export const list = (select: Select): CompiledField => ({ kind: 'list', select });

/** A page of a list. */
export const page = (read: (request: ReadRequest) => PageRead): CompiledField => ({ kind: 'page', page: read });

/**
 * A field that JavaScript computes from a value of the database, with the function that the resolver calls. The result is null, an object or a list,
 * whose properties are the fields. `make` can throw Unreadable; the resolvers then answer the request.
 * @param input SQL for the input of `make` as `json`; if the input is null, the field is null
 * @param options.isTimed whether the result changes when a day begins in any time zone
 * @param options.usual the result for most rows
 * @param options.isShared whether `make` often returns the same object, which is never changed; the JSON of the object is then cached
 * @param options.isRaw whether `make` gets its input as text, in which there are no tabs, and not parsed
 * @param options.argsOf converts the arguments for `make`; it can throw an AppError for arguments that are refused
 */
export const made = (input: Expression, make: Make, options: MadeOptions = {}): CompiledField => ({
  kind: 'made',
  input,
  make,
  ...options,
});

/**
 * A field that JavaScript computes from its arguments, with the function that the resolver calls. The result is null, an object or a list.
 * @param options.isShared as for `made`
 */
export const asked = (make: (args: Record<string, unknown>) => unknown, options: Pick<MadeOptions, 'isShared'> = {}): CompiledField =>
  made(
    () => 'true',
    (_input, _viewer, args) => make(args),
    options,
  );

/** A field with the same value in every response. */
export const fixed = (constant: unknown): CompiledField => ({ kind: 'fixed', value: constant });

const CITIES = '(SELECT "cityIds" FROM viewer)';

/** SQL that a field for signed-in users can contain. `statement.ts` says how. */
export const VIEWER = {
  /** Id of the viewer. */
  id: '$2::uuid',
  /** Returns whether the viewer is an admin, or a moderator of the city with this id. */
  moderates: (cityId: string): string => `((SELECT role <> 'user' FROM viewer) AND (${CITIES} IS NULL OR coalesce(${cityId} = ANY(${CITIES}::uuid[]), false)))`,
  /** Returns the id of the city of a row for policies. It is computed only if rights depend on it: for moderators of some cities. */
  cityId: (cityId: string): string => `CASE WHEN ${CITIES} IS NOT NULL THEN ${cityId} END`,
};

/**
 * A field that depends on the viewer.
 * @param visitor the field for visitors, whose responses are cached
 * @param member the field for signed-in users: its SQL can contain `VIEWER`, and its function gets the viewer
 */
export const byViewer = (visitor: CompiledField, member: CompiledField): CompiledField => ({ kind: 'byViewer', visitor, member });

/** A field that is null, except for viewers whom a rule lets pass. The resolvers answer those. */
export const onlyFor = (rule: AccessRule): CompiledField =>
  byViewer(
    fixed(null),
    made(
      () => 'true',
      (_input, viewer) => {
        if (allows(rule, viewer)) throw new Unreadable(`Only a resolver has this field for ${rule}.`);
        return null;
      },
    ),
  );

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
