import { getMetadataStorage, validateSync } from 'class-validator';
import { InvalidInput } from '../errors/index.js';
import { fieldErrors } from '../validation/field-errors.js';

/** Names of the fields of an input class that carry a rule; a field without one is not taken from outside. */
function fieldsOf(Input: new () => object): Set<string> {
  return new Set(getMetadataStorage().getTargetValidationMetadatas(Input, '', true, false).map(({ propertyName }) => propertyName));
}

/**
 * Reads the body of a request as an input that GraphQL takes, too, by the same rules. Only the input's own fields are looked at: whatever
 * else a client sends goes nowhere.
 * @throws InvalidInput that names every wrong field
 */
export function readInput<Input extends object>(Input: new () => Input, body: unknown): Input {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new InvalidInput({ body: 'The request body must be a JSON object' });
  const given = new Map<string, unknown>(Object.entries(body));
  const input = new Input();
  for (const name of fieldsOf(Input)) if (given.has(name)) Object.assign(input, { [name]: given.get(name) });
  const errors = validateSync(input);
  if (errors.length > 0) throw new InvalidInput(fieldErrors(errors));
  return input;
}
