import { type ASTVisitor, GraphQLError, Kind, type ValidationRule } from 'graphql';

const HARMLESS = ['name', 'kind', '__typename'];

/** Hides the schema while introspection is off. Names of single types stay readable, because audits of GraphQL over HTTP query them. */
export const shallowIntrospection: ValidationRule = (context): ASTVisitor => ({
  Field(node) {
    const isDeep =
      node.name.value === '__schema' ||
      (node.name.value === '__type' && node.selectionSet?.selections.some((child) => child.kind !== Kind.FIELD || !HARMLESS.includes(child.name.value)));
    if (isDeep) context.reportError(new GraphQLError('Introspection is turned off.', { nodes: [node], extensions: { code: 'INTROSPECTION_DISABLED' } }));
  },
});
