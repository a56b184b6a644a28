import {
  assertObjectType,
  type DefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

/** Thrown for an operation that is not compiled; the resolvers answer it. */
export class Unreadable extends Error {}

/** Maximum length of a name (characters). PostgreSQL truncates longer names. */
const LONGEST_NAME = 63;

/** Selected fields by their keys in the response, in its order. Nodes with the same key are one field. */
export type Selection = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * Rejects keys that PostgreSQL or JavaScript would change.
 * @throws Unreadable
 */
function checked(selection: Selection): Selection {
  for (const name of selection.keys()) if (name.length > LONGEST_NAME || name === '__proto__') throw new Unreadable(`The key ${name} is not supported.`);
  return selection;
}

/** An operation in a schema. `variables` decide about the directives `@skip` and `@include`. */
export class Selected {
  readonly fragments: Record<string, FragmentDefinitionNode> = {};

  constructor(
    readonly schema: GraphQLSchema,
    readonly operation: OperationDefinitionNode,
    definitions: readonly DefinitionNode[],
    private readonly variables: Record<string, unknown>,
  ) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments[definition.name.value] = definition;
    }
  }

  /** Returns the root fields. */
  root(type: GraphQLObjectType): Selection {
    return checked(collectFields(this.schema, this.fragments, this.variables, type, this.operation.selectionSet));
  }

  /** Returns the fields below a field. */
  below(type: GraphQLObjectType, nodes: readonly FieldNode[]): Selection {
    return checked(collectSubfields(this.schema, this.fragments, this.variables, type, [...nodes]));
  }

  /**
   * Returns a function that converts a value to the format of the response, as graphql-js does for plain properties.
   * @returns a function that throws where graphql-js reports an error
   */
  completer(type: GraphQLOutputType, nodes: readonly FieldNode[]): (value: unknown) => unknown {
    const given = this.completerOfGiven(getNullableType(type), nodes);
    return (value) => {
      if (value !== null && value !== undefined) return given(value);
      if (isNonNullType(type)) throw new TypeError('A non-null field is null.');
      return null;
    };
  }

  private completerOfGiven(type: GraphQLOutputType, nodes: readonly FieldNode[]): (value: unknown) => unknown {
    if (isListType(type)) {
      const item = this.completer(type.ofType, nodes);
      return (value) => (value as readonly unknown[]).map(item);
    }
    if (isLeafType(type)) return (value) => type.serialize(value);
    const objectType = assertObjectType(getNamedType(type));
    const known = objectType.getFields();
    const fields = [...this.below(objectType, nodes)].map(([key, below]) => {
      const name = below[0]?.name.value ?? '';
      const field = known[name];
      return { key, name, complete: field ? this.completer(field.type, below) : () => objectType.name }; // only __typename has no field definition
    });
    return (value) => {
      const completed: Record<string, unknown> = {};
      for (const { key, name, complete } of fields) completed[key] = complete((value as Record<string, unknown>)[name]);
      return completed;
    };
  }
}
