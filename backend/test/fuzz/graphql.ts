import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { idFor, type KnownIds } from './known-ids.js';
import { decimal, nastyText, nastyValue, sensible } from './values.js';
import { type Argument, type Operation, type Selection, writeOperation } from './write-operation.js';

/** Body of a GraphQL request. */
interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
  /** Empty object. It makes the resolvers answer a query that the fast path could answer. */
  extensions?: object;
}

/** Depth at which selections contain only leaves. */
const DEPTH = 4;
/** One in so many values, arguments, documents and directives is wrong. */
const WRONG = { value: 70, argument: 120, document: 25, directive: 200 };

const oftenRight = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: right }, { weight: 1, arbitrary: wrong });

const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.integer({ min: 0, max: 20 }),
  Float: decimal(180),
  Boolean: fc.boolean(),
  String: fc.constantFrom('Shaniwar Wada', 'museum', 'a', ''),
  DateTime: fc.constantFrom(
    '2027-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '2026-02-30',
  ),
};

/** Generates requests from the types of a schema: most of them valid, some slightly wrong. */
class Generator {
  private readonly selections = new Map<string, fc.Arbitrary<Selection[]>>();

  constructor(private readonly known: () => KnownIds) {}

  operation(type: GraphQLObjectType, kind: Operation['kind'], most: number): fc.Arbitrary<Operation> {
    const roots = Object.values(type.getFields()).map((field) => this.field(field, 0));
    return fc.record({
      kind: fc.constant(kind),
      name: fc.option(fc.constantFrom('A', 'Test'), { nil: undefined }),
      selections: fc.uniqueArray(fc.oneof(...roots), { minLength: 1, maxLength: most, selector: (one) => (one.kind === 'field' ? one.name : '') }),
      lacksVariable: oftenRight(fc.constant(false), fc.constant(true), WRONG.argument),
    });
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Selection> {
    const below = getNamedType(field.type);
    return fc.record({
      kind: fc.constant('field' as const),
      name: fc.constant(field.name),
      isAliased: fc.boolean(),
      directive: this.directive(),
      args: fc.tuple(...field.args.map((argument) => this.argument(field.name, argument))).map((given) => given.flat()),
      selections: isObjectType(below) ? this.selection(below, depth + 1) : fc.constant(undefined),
    });
  }

  private directive(): fc.Arbitrary<string> {
    const usual = fc.constantFrom('', '', '', '', '', '', '', '', '', '', '@include(if: true)', '@skip(if: false)', '@skip(if: true)');
    const wrong = fc.constantFrom('@include', '@skip(if: null)', '@include(if: "yes")', '@nothing', '@deprecated', '@include(if: true) @include(if: false)');
    return oftenRight(usual, wrong, WRONG.directive);
  }

  private selection(type: GraphQLObjectType, depth: number): fc.Arbitrary<Selection[]> {
    const key = `${type.name} ${depth}`;
    const known = this.selections.get(key);
    if (known) return known;
    const fields = Object.values(type.getFields()).filter((field) => depth < DEPTH || !isObjectType(getNamedType(field.type)));
    const typename: fc.Arbitrary<Selection> = fc.constant({
      kind: 'field',
      name: '__typename',
      isAliased: false,
      directive: '',
      args: [],
      selections: undefined,
    });
    const field = fc.oneof(typename, ...fields.map((one) => this.field(one, depth)));
    const few = fc.uniqueArray(field, { minLength: 1, maxLength: 4, selector: (one) => (one.kind === 'field' ? one.name : '') });
    const group = fc.record({
      kind: fc.constantFrom('inline' as const, 'fragment' as const),
      on: oftenRight(fc.constant(type.name), fc.constantFrom('Query', 'Nothing', 'City'), WRONG.argument),
      selections: few,
    });
    const made = fc
      .tuple(few, fc.oneof({ weight: 8, arbitrary: fc.constant([]) }, fc.array(group, { maxLength: 2 })))
      .map((parts): Selection[] => parts.flat());
    this.selections.set(key, made);
    return made;
  }

  private argument(field: string, argument: GraphQLArgument): fc.Arbitrary<Argument[]> {
    const { name, type } = argument;
    const given = fc
      .record({
        name: oftenRight(fc.constant(name), fc.constantFrom('nothing', '__proto__', 'constructor'), WRONG.argument),
        type: fc.constant(type),
        value: this.value(type, field, name),
        isVariable: fc.boolean(),
      })
      .map((one) => [one]);
    return oftenRight(given, fc.constant<Argument[]>([]), isRequiredArgument(argument) ? WRONG.argument : 2);
  }

  private value(type: GraphQLInputType, ...path: string[]): fc.Arbitrary<unknown> {
    const right = this.rightValue(getNullableType(type), path);
    return oftenRight(isNonNullType(type) ? right : fc.option(right, { freq: 9 }), nastyValue, WRONG.value);
  }

  private rightValue(type: GraphQLInputType, path: string[]): fc.Arbitrary<unknown> {
    if (isListType(type)) return fc.array(this.value(type.ofType, ...path), { maxLength: 3 });
    if (isInputObjectType(type)) return this.input(type, path);
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    const named = getNamedType(type).name;
    if (named === 'ID') return idFor(this.known, ...path);
    return (named !== 'DateTime' && sensible(path.at(-1) ?? '')) || SCALARS[named] || nastyText;
  }

  private input(type: GraphQLInputType, path: string[]): fc.Arbitrary<unknown> {
    if (!isInputObjectType(type)) return nastyValue;
    const fields = Object.values(type.getFields());
    const values = Object.fromEntries(fields.map((field) => [field.name, this.value(field.type, ...path, field.name)]));
    return fc.record(values, { requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name) });
  }
}

/** Damage to a text: it is cut off at a position, or gets an insertion there. */
const damage = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), what: fc.oneof(fc.constant(undefined), nastyText) });

function damaged(text: string, { at, what }: { at: number; what: string | undefined }): string {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + (what === undefined ? '' : what + text.slice(place));
}

/**
 * Generates requests for all queries and mutations of a schema: most of them valid, some slightly wrong.
 * @param known called again for each id
 */
export function graphqlRequests(schema: GraphQLSchema, known: () => KnownIds): fc.Arbitrary<GraphqlRequest> {
  const generator = new Generator(known);
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const operations = [...(query ? [generator.operation(query, 'query', 3)] : []), ...(mutation ? [generator.operation(mutation, 'mutation', 2)] : [])];
  const request = fc.record({
    operation: fc.oneof(...operations),
    damage: oftenRight(fc.constant(undefined), damage, WRONG.document),
    operationName: oftenRight(fc.constant(undefined), fc.constantFrom('A', 'B', '', '__proto__'), WRONG.argument),
    hasExtensions: fc.boolean(),
    more: oftenRight(fc.constant({}), fc.dictionary(nastyText, nastyValue, { maxKeys: 2 }), WRONG.argument),
  });
  return request.map(({ operation, damage: harm, operationName, hasExtensions, more }) => {
    const { query: text, variables } = writeOperation(operation);
    return {
      query: harm ? damaged(text, harm) : text,
      variables: { ...variables, ...more },
      ...(operationName !== undefined && { operationName }),
      ...(hasExtensions && { extensions: {} }),
    };
  });
}
