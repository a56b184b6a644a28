import type { Viewer } from '../access/index.js';
import type { CompiledField, ReadRequest } from './compiled-field.js';
import type { Maker } from './splice.js';
import { concat, type Sql, type Statement } from './statement.js';

/** Returns SQL for the arguments of a field as the text of a JSON object. */
export const argumentsOf =
  (request: (statement: Statement) => ReadRequest): Sql =>
  (statement) =>
    `${statement.parameter(JSON.stringify(request(statement).args))}::text`;

export type Made = Extract<CompiledField, { kind: 'made' }>;

/** Computes a field from its input and the viewer. */
export type Plain = (input: never, viewer: Viewer | null) => unknown;

/** Returns a compiled field whose function ignores the arguments. */
export const withoutArguments = ({ make, ...read }: Made) => ({ ...read, make: (input: never, viewer: Viewer | null) => make(input, viewer, {}) });

/** Returns a compiled field whose function also gets the arguments. PostgreSQL returns them beside the input, because one statement answers all fields. */
export function withArguments(read: Made, request: (statement: Statement) => ReadRequest) {
  return {
    ...read,
    input: (row: string) => concat(`'[' || (${read.input(row)})::text || ',' || `, argumentsOf(request), ` || ']'`),
    make: ([input, args]: [never, Record<string, unknown>], viewer: Viewer | null) => read.make(input, viewer, args),
  };
}

/** Returns a function for the JSON of a `made` field. The JSON of a shared object is computed once. */
export function jsonOf(complete: (made: unknown) => unknown, { make, isShared }: { make: Plain; isShared?: boolean | undefined }): Maker {
  const known = new WeakMap<object, string>();
  return (input, viewer) => {
    const made = make(input as never, viewer);
    if (!isShared || typeof made !== 'object' || made === null) return JSON.stringify(complete(made));
    const json = known.get(made) ?? JSON.stringify(complete(made));
    known.set(made, json);
    return json;
  };
}
