import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, getOperationAST, getVariableValues, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { TooMany } from '../../core/errors/index.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/paging/page.js';
import type { Context } from '../context.js';
import type { RateLimit } from '../http/rate-limit.js';

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

const refuse = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT_EXCEEDED', http: { status: 400 } } });

const unweighable = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

interface Weighed {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  /** As they came with the request. */
  variables?: Record<string, unknown>;
}

/**
 * Weighs an operation; to be done after `operationLimits`, as it expands fragments itself.
 * @returns how many values it may fetch
 * @throws GraphQLError where they are too many, or where it cannot be weighed
 */
export function weigh({ schema, document, operationName, variables }: Weighed): number {
  // One error is enough: each quotes all that is around it, and thousands of wrong fields would take minutes.
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const [wrong] = getVariableValues(schema, definitions, variables ?? {}, { maxErrors: 1 }).errors ?? [];
  if (wrong) throw unweighable(wrong.message);
  let cost: number;
  try {
    cost = getComplexity({ schema, query: document, operationName: operationName ?? undefined, variables, estimators: [costOf] });
  } catch (error) {
    // what cannot be weighed is not run
    throw unweighable(error instanceof Error ? error.message : 'The cost of the query cannot be computed.');
  }
  if (cost > MAX_COST) throw refuse(`The query may fetch ${cost} values, at most ${MAX_COST} are allowed. Ask for smaller pages.`);
  return cost;
}

/** @throws GraphQLError where an address has asked for too much lately */
async function spend(rateLimit: RateLimit, network: string, cost: number): Promise<void> {
  await rateLimit.spend(network, cost).catch((error: unknown) => {
    const { message, retryAfter } = error as TooMany;
    const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
    throw new GraphQLError(message, { extensions: { code: 'TOO_MANY', http: { status: 429, headers } } });
  });
}

/** Weighs every operation before it runs, and takes its values from the budget of its address: a request's, or the query of a page. */
export const costPlugin = (schema: GraphQLSchema, rateLimit: RateLimit): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operationName, request, contextValue: { caller } }) {
        const cost = weigh({ schema, document, operationName, variables: request.variables });
        await spend(rateLimit, caller.network, cost);
      },
    };
  },
});
