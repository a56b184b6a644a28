import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/paging/page.js';
import type { Context } from '../context.js';

/** Values that one operation may fetch at most, lists counted at the length they ask for. */
const MAX_COST = 10_000;

interface ListArgs {
  page?: { size?: number } | null;
  limit?: number;
}

/** A field costs itself, and its children once for each item that it asks for, or that a list without pages is said to hold. */
const costOf: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const { page, limit } = args as ListArgs;
  const { usualLength = 1 } = field.extensions as { usualLength?: number };
  const isPaged = field.args.some(({ name }) => name === 'page');
  const items = Math.min(limit ?? (isPaged ? (page?.size ?? DEFAULT_PAGE_SIZE) : usualLength), MAX_PAGE_SIZE);
  return 1 + Math.max(items, 1) * childComplexity;
};

const refuse = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT_EXCEEDED', http: { status: 400 } } });

interface Weighed {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  /** As they came with the request. */
  variables?: Record<string, unknown>;
}

/**
 * Refuses an operation whose lists together would fetch too much; runs after `operationLimits`, as it expands fragments itself.
 * @throws GraphQLError
 */
export function requireLittle({ schema, document, operationName, variables }: Weighed): void {
  let cost: number;
  try {
    cost = getComplexity({ schema, query: document, operationName: operationName ?? undefined, variables, estimators: [costOf] });
  } catch (error) {
    // What cannot be weighed is not run; mostly it is a variable of the wrong type.
    throw new GraphQLError(error instanceof Error ? error.message : 'The cost of the query cannot be computed.', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
  if (cost > MAX_COST) throw refuse(`The query may fetch ${cost} values, at most ${MAX_COST} are allowed. Ask for smaller pages.`);
}

/** Weighs every operation before it runs. */
export const costPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operationName, request }) {
        requireLittle({ schema, document, operationName, variables: request.variables });
      },
    };
  },
});
