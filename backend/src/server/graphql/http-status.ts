import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.js';

const CLIENT_ERRORS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/**
 * GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/#sec-application-json): to a client that reads only
 * `application/json`, a well-formed request whose document fails answers 200.
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
