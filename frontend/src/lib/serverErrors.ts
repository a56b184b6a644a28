import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

interface Extensions {
  code?: unknown;
  requestId?: unknown;
}

function extensionsOf(error: unknown): Extensions[] {
  return CombinedGraphQLErrors.is(error) ? error.errors.map((one) => one.extensions ?? {}) : [];
}

/** Whether the server said that what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'NOT_FOUND');
}

/** A sentence for people: the server's own words, or why it could not be asked. */
export function messageOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? 'The server could not answer.';
  if (ServerError.is(error)) return `The server answered with status ${error.statusCode}.`;
  if (ServerParseError.is(error)) return 'The server sent an answer that cannot be read.';
  return 'The server cannot be reached. Check your connection.';
}

/** The number under which the server's log has the failed request, if it answered one. */
export function requestIdOf(error: unknown): string | undefined {
  const found = extensionsOf(error).find((extensions) => typeof extensions.requestId === 'string');
  return found?.requestId as string | undefined;
}
