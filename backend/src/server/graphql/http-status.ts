import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.js';

const CLIENT_ERRORS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * Implements GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/#sec-application-json): a client that accepts only
 * `application/json` gets status 200 for a well-formed request whose document is invalid.
 */
export const httpStatusPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    const accept = (request.http?.headers.get('accept') ?? '').toLowerCase();
    const isLegacy = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
    return {
      async willSendResponse({ response, errors }) {
        if (!isLegacy || response.body.kind !== 'single' || !errors?.length || response.http.status !== 400) return;
        if (errors.every((error) => CLIENT_ERRORS.includes(String(error.extensions.code)))) response.http.status = 200;
      },
    };
  },
};
