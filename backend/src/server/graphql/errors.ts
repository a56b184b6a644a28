import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { errorBody, faceOf, InvalidInput, TooMany } from '../../core/errors/index.js';
import type { Logger } from '../../core/logging/index.js';
import { fieldErrors } from '../../core/validation/index.js';
import { RETRY_AFTER } from '../http/index.js';
import type { Context } from '../context.js';

/** Tests whether GraphQL or Apollo itself refused the request. Their messages are safe to show. */
const isProtocolError = (formatted: GraphQLFormattedError, cause: unknown): boolean =>
  cause instanceof GraphQLError && formatted.extensions?.code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR;

/** Returns the error code of one of our validation rules. Apollo replaces the code, but keeps the original error. */
function ruleCode(cause: unknown): unknown {
  const original = cause instanceof GraphQLError ? cause.originalError : undefined;
  return original instanceof GraphQLError ? original.extensions.code : undefined;
}

/**
 * Formats every error alike: a message in English and the fields of `ErrorBody` as extensions, with `retryAfter` (s) for rate limits.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { path, locations, extensions } = formatted;
  if (cause instanceof ArgumentValidationError) {
    return formatError(formatted, new InvalidInput(fieldErrors(cause.extensions.validationErrors)));
  }
  if (isProtocolError(formatted, cause)) {
    return { message: formatted.message, path, locations, extensions: { code: ruleCode(cause) ?? extensions?.code } };
  }
  const { message, ...told } = errorBody(cause, faceOf(cause));
  const retryAfter = cause instanceof TooMany ? cause.retryAfter : undefined;
  return { message, path, locations, extensions: { ...told, ...(retryAfter && { retryAfter }) } };
}

/** Tests whether the response contains only UNAVAILABLE errors. It then gets status 503, for clients that look only at the status. */
const isUnavailable = (errors: readonly GraphQLFormattedError[], data: Record<string, unknown> | null | undefined): boolean =>
  errors.every(({ extensions }) => extensions?.code === 'UNAVAILABLE') && Object.values(data ?? {}).every((field) => field === null);

/** Adds the request id to every error, and logs errors that the client has not caused. */
export function errorPlugin(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { requestId } }) {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            if (cause instanceof GraphQLError || cause instanceof ArgumentValidationError) continue;
            const { level, code } = faceOf(cause);
            logger[level]({ requestId, operationName, code, err: cause }, 'GraphQL request failed');
          }
        },
        async willSendResponse({ response }) {
          if (response.body.kind !== 'single') return;
          const { errors, data } = response.body.singleResult;
          if (!errors) return;
          if (isUnavailable(errors, data)) {
            response.http.status = 503;
            response.http.headers.set('retry-after', RETRY_AFTER);
          }
          response.body.singleResult.errors = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
        },
      };
    },
  };
}
