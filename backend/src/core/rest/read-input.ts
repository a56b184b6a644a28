import { getMetadataStorage, validateSync, ValidationTypes } from 'class-validator';
import { getMetadataStorage as getGraphqlMetadata } from 'type-graphql';
import { InvalidInput } from '../errors/index.js';
import { fieldErrors } from '../validation/index.js';

/** An input class for `readInput`. */
export type InputClass<Input extends object = object> = new () => Input;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

interface GraphqlField {
  description?: string;
  typeOptions: { array?: boolean };
  getType: () => unknown;
}

/** Returns the declaration of a field of an input class for GraphQL. */
export function graphqlField(Input: InputClass, field: string): GraphqlField | undefined {
  const isOf = (target: unknown) => target === Input || (typeof target === 'function' && Input.prototype instanceof target);
  return getGraphqlMetadata().fields.find(({ target, name }) => name === field && isOf(target));
}

/** Returns the class of a nested input, and whether the field is a list of these. TypeScript tells the class only if it is no list. */
export function nestedInput(Input: InputClass, field: string): { Nested: InputClass; isList: boolean } {
  const declared = graphqlField(Input, field);
  const item = declared?.getType(); // sets `typeOptions.array`
  const isList = declared?.typeOptions.array === true;
  return { Nested: (isList ? item : Reflect.getMetadata('design:type', Input.prototype as object, field)) as InputClass, isList };
}

type Fields = ReadonlyMap<string, ReturnType<typeof nestedInput> | undefined>;
const fieldsByClass = new Map<InputClass, Fields>();

/** Returns the fields of an input class that have a rule, with the classes of nested inputs. Requests cannot set other fields. */
function fieldsOf(Input: InputClass): Fields {
  const known = fieldsByClass.get(Input);
  if (known) return known;
  const fields = new Map<string, ReturnType<typeof nestedInput> | undefined>();
  for (const { propertyName, type } of getMetadataStorage().getTargetValidationMetadatas(Input, '', true, false)) {
    const isNested = type === ValidationTypes.NESTED_VALIDATION;
    fields.set(propertyName, isNested ? nestedInput(Input, propertyName) : fields.get(propertyName));
  }
  fieldsByClass.set(Input, fields);
  return fields;
}

function filledNested({ Nested, isList }: ReturnType<typeof nestedInput>, value: unknown): unknown {
  const one = (item: unknown) => filled(Nested, isObject(item) ? item : {});
  if (!isList) return one(value);
  return Array.isArray(value) ? value.map(one) : value;
}

/** Copies the fields of a body into an input. A nested input that is not an object becomes one without fields, and validation then reports them as missing. */
function filled<Input extends object>(Input: InputClass<Input>, body: object): Input {
  const given = new Map<string, unknown>(Object.entries(body));
  const input = new Input();
  for (const [name, nested] of fieldsOf(Input)) {
    const value = given.get(name);
    if (given.has(name)) Object.assign(input, { [name]: nested && value !== null ? filledNested(nested, value) : value });
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
