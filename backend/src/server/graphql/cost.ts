import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { type DocumentNode, getOperationAST, getVariableValues, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { TooMany } from '../../core/errors/index.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/paging/index.js';
import type { Context } from '../context.js';
import type { RateLimit } from '../http/index.js';

/** Maximum number of values that one operation can fetch; a list counts with the length that it requests. */
const MAX_COST = 10_000;

interface ListArgs {
  page?: { size?: number } | null;
  limit?: number;
}

/** Part of a cost that stands for one value once per page: all other costs are whole numbers. */
const ONCE = 2 ** -20;

/**
 * Computes the cost of a field: 1, and the cost of its children for each item. Lists without pages count with their usual length. A field that is read
 * once for the page of a list has its own cost, which the field of the page adds.
 */
const costOf: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const { page, limit } = args as ListArgs;
  const { usualLength = 1, costOfPage } = field.extensions as { usualLength?: number; costOfPage?: number };
  if (costOfPage !== undefined) return costOfPage * ONCE;
  const perItem = Math.floor(childComplexity);
  const once = (childComplexity - perItem) / ONCE;
  const isPaged = field.args.some(({ name }) => name === 'page');
  const items = Math.min(limit ?? (isPaged ? (page?.size ?? DEFAULT_PAGE_SIZE) : usualLength), MAX_PAGE_SIZE);
  return 1 + Math.max(items, 1) * perItem + once;
};

const refuse = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'QUERY_LIMIT_EXCEEDED', http: { status: 400 } } });

const unweighable = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

interface Weighed {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  /** As sent with the request. */
  variables?: Record<string, unknown>;
}

/**
 * Computes the cost of an operation. It must run after `operationLimits`, because it expands fragments without a limit.
 * @returns the number of values that the operation can fetch
 * @throws GraphQLError if the cost is too high, or cannot be computed
 */
export function weigh({ schema, document, operationName, variables }: Weighed): number {
  // One error is enough: each quotes its context, and thousands of wrong fields would take minutes.
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const [wrong] = getVariableValues(schema, definitions, variables ?? {}, { maxErrors: 1 }).errors ?? [];
  if (wrong) throw unweighable(wrong.message);
  let cost: number;
  try {
    cost = getComplexity({ schema, query: document, operationName: operationName ?? undefined, variables, estimators: [costOf] });
  } catch (error) {
    // An operation without a cost does not run.
    throw unweighable(error instanceof Error ? error.message : 'The cost of the query cannot be computed.');
  }
  if (cost > MAX_COST) throw refuse(`The query may fetch ${cost} values, at most ${MAX_COST} are allowed. Ask for smaller pages.`);
  return cost;
}

/** Charges values to a client address. @throws GraphQLError with status 429 if the address has fetched too much */
async function spend(rateLimit: RateLimit, network: string, cost: number): Promise<void> {
  await rateLimit.spend(network, cost).catch((error: unknown) => {
    const { message, retryAfter } = error as TooMany;
    const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
    throw new GraphQLError(message, { extensions: { code: 'TOO_MANY', http: { status: 429, headers } } });
  });
}

/** Computes the cost of every operation before it runs, and charges the client address. This includes queries that the server runs for a page. */
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
