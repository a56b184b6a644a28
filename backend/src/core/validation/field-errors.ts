import type { ValidationError } from 'class-validator';
import type { FieldErrors } from '../errors/index.js';

/** What class-validator found, as one sentence for each wrong field, by the field's path. */
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
