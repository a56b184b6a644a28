import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isOffline } from './connection';
import { sentence, t } from '../i18n';

interface Extensions {
  code?: unknown;
  requestId?: unknown;
  fields?: Record<string, string>;
  current?: Present[];
}

/** Current state of a record that changed after the viewer loaded it. */
export type Present = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

function extensionsOf(error: unknown): Extensions[] {
  return CombinedGraphQLErrors.is(error) ? error.errors.map((one) => one.extensions ?? {}) : [];
}

/** Returns whether the requested record does not exist. */
export function isNotFound(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'NOT_FOUND');
}

/** Returns the current records if a request was rejected because they had changed; an empty list otherwise. */
export function changedIn(error: unknown): Present[] {
  return extensionsOf(error).flatMap(({ current = [] }) => current);
}

/** Returns whether the request had no valid session. */
export function isUnauthenticated(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'UNAUTHENTICATED');
}

/** Returns whether the request conflicts with existing data, such as a second report or a record that has changed. */
export function isConflict(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'CONFLICT');
}

/** Returns whether e-mail address and password do not match an account. */
export function isWrongCredentials(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'INVALID_CREDENTIALS');
}

/** Returns the server's messages about single input fields, by field name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = Object.assign({}, ...extensionsOf(error).map((extensions) => extensions.fields)) as Record<string, string>;
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, sentence(said)]));
}

/** Returns the message in the body of an HTTP error, for example of a rate limit or the REST API. */
function bodyMessageOf(error: ServerError): string | undefined {
  try {
    const body = JSON.parse(error.bodyText) as { message?: unknown; errors?: { message?: unknown }[] };
    const message = body.errors?.[0]?.message ?? body.message;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the server's message in the page's language; undefined if it sent none. */
export function serverMessageOf(error: unknown): string | undefined {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : ServerError.is(error) ? bodyMessageOf(error) : undefined;
  return said === undefined ? undefined : sentence(said);
}

/** Returns a message for users: the server's own, or why there was no response. */
export function messageOf(error: unknown): string {
  const said = serverMessageOf(error);
  if (said) return said;
  if (CombinedGraphQLErrors.is(error)) return t('lib.theServerCouldNotAnswer');
  if (ServerError.is(error)) return t('lib.theServerAnsweredWithStatusStatus', { status: error.statusCode });
  if (ServerParseError.is(error)) return t('lib.theServerSentAnAnswer');
  return isOffline() ? t('lib.youAreOfflineTryAgain') : t('lib.theServerCannotBeReached');
}

/** Returns the request id, which finds the failed request in the server's log; undefined if there is none. */
export function requestIdOf(error: unknown): string | undefined {
  const found = extensionsOf(error).find((extensions) => typeof extensions.requestId === 'string');
  return found?.requestId as string | undefined;
}
