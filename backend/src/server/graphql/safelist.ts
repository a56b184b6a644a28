import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, parse, print } from 'graphql';
import type { Context } from '../context.js';

/** Tests whether an operator allows a document. */
export type Safelist = (document: DocumentNode) => boolean;

/** Returns a document as text that does not depend on its layout, or on the order of its fragments. */
const canonical = ({ definitions }: DocumentNode): string =>
  definitions
    .map((definition) => print(definition))
    .sort()
    .join('\n');

/** Creates a safelist of these operations. @param operations texts of whole documents @throws GraphQLError if a text is not valid GraphQL */
export function createSafelist(operations: Iterable<string>): Safelist {
  const known = new Set([...operations].map((text) => canonical(parse(text))));
  return (document) => known.has(canonical(document));
}

/** Refuses operations that are not on the safelist with 403. */
export const safelistPlugin = (isListed: Safelist): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document }) {
        if (isListed(document)) return;
        // The code is that of Apollo Router: https://www.apollographql.com/docs/graphos/platform/security/persisted-queries
        throw new GraphQLError('This server runs only the operations of its own pages.', {
          extensions: { code: 'QUERY_NOT_IN_SAFELIST', http: { status: 403 } },
        });
      },
    };
  },
});
