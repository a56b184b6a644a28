import { LRUCache } from 'lru-cache';
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
export const withoutArguments = ({ make, ...read }: Made) => ({ ...read, make: (input: never, viewer: Viewer | null) => make(input, viewer, {} as never) });

/** Maximum number of arguments that a field has read. */
const KEPT = 100;

/**
 * Returns a compiled field whose function also gets the arguments. PostgreSQL returns them beside the input, because one statement answers all fields.
 * They are read once, also for many rows.
 */
export function withArguments(field: Made, request: (statement: Statement) => ReadRequest) {
  const { argsOf = (given) => given } = field;
  const known = new LRUCache<string, object>({ max: KEPT });
  const read = (text: string): object => {
    const args = argsOf(JSON.parse(text) as Record<string, unknown>);
    known.set(text, args);
    return args;
  };
  const argumentsIn = (text: string): object => known.get(text) ?? read(text);
  const checked: Sql = (statement) => {
    const text = JSON.stringify(request(statement).args);
    argumentsIn(text); // throws for arguments that are refused
    return `to_json(${statement.parameter(text)}::text)::text`;
  };
  return {
    ...field,
    input: (row: string) => concat(`'[' || (${field.input(row)})::text || ',' || `, checked, ` || ']'`),
    make: ([input, text]: [never, string], viewer: Viewer | null) => field.make(input, viewer, argumentsIn(text) as never),
  };
}

/** Returns a function for the JSON of an object, which is computed once. */
function jsonOnce(write: (made: object) => string): (made: object) => string {
  const known = new WeakMap<object, string>();
  const writeFirst = (made: object): string => {
    const json = write(made);
    known.set(made, json);
    return json;
  };
  return (made) => known.get(made) ?? writeFirst(made);
}

/** Returns a function for the JSON of a `made` field. The JSON of a shared object and of a frozen item of a list is computed once. */
export function jsonOf(
  complete: (made: unknown) => unknown,
  { make, isShared, hasSharedItems }: Pick<Made, 'isShared' | 'hasSharedItems'> & { make: Plain },
): Maker {
  const write = (made: unknown) => JSON.stringify(complete(made));
  const shared = jsonOnce(write);
  const writeItem = (item: object) => write([item]).slice(1, -1);
  const sharedItem = jsonOnce(writeItem);
  return (input, viewer) => {
    const made = make(input as never, viewer);
    if (hasSharedItems && Array.isArray(made)) return `[${made.map((item: object) => (Object.isFrozen(item) ? sharedItem(item) : writeItem(item))).join()}]`;
    return isShared && typeof made === 'object' && made !== null ? shared(made) : write(made);
  };
}
