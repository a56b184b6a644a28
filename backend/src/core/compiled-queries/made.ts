import type { CompiledField } from './compiled-field.js';
import type { Maker } from './splice.js';

export type Made = Extract<CompiledField, { kind: 'made' }>;

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
export function jsonOf(complete: (made: unknown) => unknown, { make, isShared, hasSharedItems }: Pick<Made, 'make' | 'isShared' | 'hasSharedItems'>): Maker {
  const write = (made: unknown) => JSON.stringify(complete(made));
  const shared = jsonOnce(write);
  const writeItem = (item: object) => write([item]).slice(1, -1);
  const sharedItem = jsonOnce(writeItem);
  return (input, viewer, args) => {
    const made = make(input as never, viewer, args as never);
    if (hasSharedItems && Array.isArray(made)) return `[${made.map((item: object) => (Object.isFrozen(item) ? sharedItem(item) : writeItem(item))).join()}]`;
    return isShared && typeof made === 'object' && made !== null ? shared(made) : write(made);
  };
}
