import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** A GraphQL request for one root field. */
export interface Operation {
  /** `Query.place`. */
  name: string;
  document: string;
  variables: Record<string, unknown>;
}

/** Returns the value to send for a text or an id. @param field type or root field, and its field or argument: `ReviewInput.title`, `Query.city.id` */
export type Sample = (field: string) => string;

/** Fields of which a client sends exactly one. An operation is created for each alternative. */
const EITHER: Record<string, string[]> = {
  PlaceSelection: ['ids', 'seen', 'filter'],
  CitySelection: ['ids', 'seen', 'filter'],
  ReviewSelection: ['ids', 'seen', 'filter'],
  'Mutation.approvePhotos': ['ids', 'seen'],
  'Mutation.rejectPhotos': ['ids', 'seen'],
  ReportInput: ['placeId', 'reviewId', 'photoId'],
  ReportTargetInput: ['placeId', 'reviewId', 'photoId'],
  PictureInput: ['photoId', 'id'],
  ImportChoicesInput: ['city', 'cityId'],
  'Query.deletionImpact': ['cities', 'places', 'userId'],
};
/** Number of operations that covers every alternative of every input type. */
const ROUNDS = Math.max(...Object.values(EITHER).map(({ length }) => length));

/** Values of fields by name. The role allows the other values: only moderators can have cities. */
const FIXED: Record<string, unknown> = {
  role: 'MODERATOR',
  southWest: { latitude: 18, longitude: 73 },
  northEast: { latitude: 19, longitude: 74 },
  coordinates: { latitude: 18.5, longitude: 73.8 },
};
/** Values of the settings `IDENTITY`, the first group. */
const SETTINGS = { name: 'CityPins', tagline: {}, logo: '', icon: '', accent: '', credit: true };
const SOON = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

const isText = (type: GraphQLNamedType): boolean => type.name === 'String' || type.name === 'ID';

const isRequired = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean => isNonNullType(type) && defaultValue === undefined;

/** Tests whether a type contains a text, at any depth. */
const holdsText = (type: GraphQLNamedType): boolean =>
  isText(type) || (isInputObjectType(type) && Object.values(type.getFields()).some((field) => holdsText(getNamedType(field.type))));

function valueOf(parent: string, { name, type }: GraphQLArgument | GraphQLInputField, sample: Sample, round: number): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [valueOf(parent, { name, type: bare.ofType } as GraphQLInputField, sample, round)];
  const named = getNamedType(bare);
  if (isText(named)) return sample(`${parent}.${name}`);
  if (name in FIXED) return FIXED[name];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) return filled(named.name, Object.values(named.getFields()), sample, round);
  return { Boolean: true, DateTime: SOON(), JSONObject: SETTINGS }[named.name] ?? 1;
}

/** Returns values for all required fields, and for all fields that contain a text. */
function filled(parent: string, fields: readonly (GraphQLArgument | GraphQLInputField)[], sample: Sample, round: number): Record<string, unknown> {
  const either = EITHER[parent] ?? [];
  const chosen = either[round % Math.max(1, either.length)];
  const isWanted = (field: GraphQLArgument | GraphQLInputField) =>
    either.includes(field.name)
      ? field.name === chosen
      : holdsText(getNamedType(field.type)) || isRequired(field) || (field.name === 'role' && fields.some(({ name }) => name === 'cityIds'));
  return Object.fromEntries(fields.filter(isWanted).map((field) => [field.name, valueOf(parent, field, sample, round)]));
}

/** Selects all fields of a type that need no arguments, down to a depth; undefined if there are none to select. */
export function everythingOf(type: GraphQLOutputType, depth: number): string | undefined {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || depth === 0) return undefined;
  const parts = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequired))
    .map((field) => {
      const inner = everythingOf(field.type, depth - 1);
      return inner === undefined ? undefined : `${field.name} ${inner}`;
    });
  return `{ __typename ${parts.filter((part) => part !== undefined).join(' ')} }`;
}

/** Document for a root field, with a function that fills its variables from any sample. */
interface Template {
  name: string;
  document: string;
  fill: (sample: Sample) => Operation['variables'];
}

/** Depth of the selections. */
const DEPTH = 2;

function templatesOfField(root: GraphQLObjectType, { name: fieldName, args, type }: GraphQLField<unknown, unknown>): Template[] {
  const name = `${root.name}.${fieldName}`;
  if (!args.some((arg) => holdsText(getNamedType(arg.type)))) return [];
  const everything = everythingOf(type, DEPTH) ?? '';
  const made = Array.from({ length: ROUNDS }, (_, round) => {
    const fill: Template['fill'] = (sample) => filled(name, args, sample, round);
    const variables = fill((field) => field);
    const used = args.filter((arg) => arg.name in variables);
    const document =
      `${root.name.toLowerCase()} (${used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) ` +
      `{ ${fieldName}(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${everything} }`;
    return { template: { name, document, fill }, shape: shapeOf(variables) };
  });
  return made.filter(({ shape }, i) => made.findIndex((other) => other.shape === shape) === i).map(({ template }) => template);
}

/** Templates of each schema, cached because creating them takes long and tests need them often. */
const templates = new WeakMap<GraphQLSchema, Template[]>();

function templatesOf(schema: GraphQLSchema): Template[] {
  const known = templates.get(schema);
  if (known) return known;
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root !== undefined && root !== null);
  const made = roots.flatMap((root) => Object.values(root.getFields()).flatMap((field) => templatesOfField(root, field)));
  templates.set(schema, made);
  return made;
}

/** Returns an operation for every root field that takes a text, with all texts filled; several if arguments exclude each other. */
export function textOperations(schema: GraphQLSchema, sample: Sample): Operation[] {
  return templatesOf(schema).map(({ name, document, fill }) => ({ name, document, variables: fill(sample) }));
}

/** Returns an input of a type with all its texts filled, in the form that GraphQL and REST accept. */
export function inputOf(schema: GraphQLSchema, name: string, sample: Sample): Record<string, unknown> {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`There is no input ${name}`);
  return filled(name, Object.values(type.getFields()), sample, 0);
}

/** Returns the structure of a value as JSON: all names, with empty texts. */
const shapeOf = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? '' : inner));

/** Copies a value, and replaces each of its texts by the result of `change`. */
export function mapTexts(value: unknown, change: (text: string, path: string) => unknown, path = ''): unknown {
  const at = (key: string) => (path ? `${path}.${key}` : key);
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((inner, i) => mapTexts(inner, change, at(String(i))));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change, at(key))]));
}
