import type { ValidationError } from 'class-validator';
import type { FieldErrors } from '../errors/index.js';

/** Returns one message for each invalid field, by the path of the field, from the errors of class-validator. */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, children }): [string, string][] => [
      ...Object.values(constraints ?? {})
        .slice(0, 1)
        .map((message): [string, string] => [`${prefix}${property}`, message]),
      ...Object.entries(fieldErrors(children ?? [], `${prefix}${property}.`)),
    ]),
  );
}
