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

/** Returns a function for the JSON of a `made` field. The JSON of a shared object is computed once. */
export function jsonOf(complete: (made: unknown) => unknown, { make, isRaw, isShared }: Pick<Made, 'make' | 'isRaw' | 'isShared'>): Maker {
  const write = (made: unknown) => JSON.stringify(complete(made));
  const shared = jsonOnce(write);
  return (input, viewer, args) => {
    const made = make((isRaw ? input : JSON.parse(input)) as never, viewer, args as never);
    return isShared && typeof made === 'object' && made !== null ? shared(made) : write(made);
  };
}
