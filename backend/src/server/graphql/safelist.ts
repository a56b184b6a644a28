import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, parse, print } from 'graphql';
import type { Context } from '../context.js';

/** Whether a document is one that an operator lets run. */
export type Safelist = (document: DocumentNode) => boolean;

/** A document however its text is laid out, and in whatever order its fragments stand. */
const canonical = ({ definitions }: DocumentNode): string =>
  definitions
    .map((definition) => print(definition))
    .sort()
    .join('\n');

/** Lets nothing but these operations run. @param operations texts of whole documents; throws where one is no GraphQL */
export function createSafelist(operations: Iterable<string>): Safelist {
  const known = new Set([...operations].map((text) => canonical(parse(text))));
  return (document) => known.has(canonical(document));
}

/** Refuses what is not listed; a client that registers it by its hash (Apollo's persisted queries) is refused before anything is kept. */
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
