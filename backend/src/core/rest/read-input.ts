import { getMetadataStorage, validateSync, ValidationTypes } from 'class-validator';
import { InvalidInput } from '../errors/index.js';
import { fieldErrors } from '../validation/index.js';

/** An input class for `readInput`. */
export type InputClass<Input extends object = object> = new () => Input;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = ReadonlyMap<string, InputClass | undefined>;
const fieldsByClass = new Map<InputClass, Fields>();

/** Returns the fields of an input class that have a rule, with the classes of nested inputs. Requests cannot set other fields. */
function fieldsOf(Input: InputClass): Fields {
  const known = fieldsByClass.get(Input);
  if (known) return known;
  const fields = new Map<string, InputClass | undefined>();
  for (const { propertyName, type } of getMetadataStorage().getTargetValidationMetadatas(Input, '', true, false)) {
    const isNested = type === ValidationTypes.NESTED_VALIDATION;
    fields.set(propertyName, isNested ? (Reflect.getMetadata('design:type', Input.prototype as object, propertyName) as InputClass) : fields.get(propertyName));
  }
  fieldsByClass.set(Input, fields);
  return fields;
}

/** Copies the fields of a body into an input. A nested input that is not an object becomes one without fields, and validation then reports them as missing. */
function filled<Input extends object>(Input: InputClass<Input>, body: object): Input {
  const given = new Map<string, unknown>(Object.entries(body));
  const input = new Input();
  for (const [name, Nested] of fieldsOf(Input)) {
    const value = given.get(name);
    if (given.has(name)) Object.assign(input, { [name]: Nested && value !== null ? filled(Nested, isObject(value) ? value : {}) : value });
  }
  return input;
}

/**
 * Reads the body of a request as an input class, by the same rules as GraphQL. Ignores everything but the fields of the class.
 * @throws InvalidInput that names every invalid field
 */
export function readInput<Input extends object>(Input: InputClass<Input>, body: unknown): Input {
  if (!isObject(body)) throw new InvalidInput({ body: 'api.bodyNotObject' });
  const input = filled(Input, body);
  const errors = validateSync(input);
  if (errors.length > 0) throw new InvalidInput(fieldErrors(errors));
  return input;
}
