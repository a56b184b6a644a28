import {
  assertObjectType, type DefinitionNode, type FieldNode, type FragmentDefinitionNode, getNamedType, getNullableType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema,
  isLeafType, isListType, isNonNullType, Kind, type OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

/** Fields by the names they have in the answer, in its order; several nodes of one name are one field. */
export type Selection = ReadonlyMap<string, readonly FieldNode[]>;

/** An operation in a schema, with the variables that decide about its directives. */
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

  /** The fields of the first level. */
  root(type: GraphQLObjectType): Selection {
    return collectFields(this.schema, this.fragments, this.variables, type, this.operation.selectionSet);
  }

  /** The fields below a field. */
  below(type: GraphQLObjectType, nodes: readonly FieldNode[]): Selection {
    return collectSubfields(this.schema, this.fragments, this.variables, type, [...nodes]);
  }

  /**
   * Brings a value into the form of an answer, as graphql does with plain properties.
   * @throws where graphql answers an error
   */
  complete(value: unknown, type: GraphQLOutputType, nodes: readonly FieldNode[]): unknown {
    if (value === null || value === undefined) {
      if (isNonNullType(type)) throw new TypeError('A value that cannot be null is.');
      return null;
    }
    const inner = getNullableType(type);
    if (isListType(inner)) return (value as readonly unknown[]).map((item) => this.complete(item, inner.ofType, nodes));
    if (isLeafType(inner)) return inner.serialize(value);
    const objectType = assertObjectType(getNamedType(inner));
    const known = objectType.getFields();
    return Object.fromEntries([...this.below(objectType, nodes)].map(([key, fields]) => {
      const name = fields[0]?.name.value ?? '';
      if (name === '__typename') return [key, objectType.name];
      const field = known[name];
      if (!field) throw new TypeError(`${objectType.name} has no ${name}.`);
      return [key, this.complete((value as Record<string, unknown>)[name], field.type, fields)];
    }));
  }
}
