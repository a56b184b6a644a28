import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isOffline } from './connection';
import { t } from './i18n';
import { sentence } from './sentences';

interface Extensions {
  code?: unknown;
  requestId?: unknown;
  fields?: Record<string, string>;
  current?: Present[];
}

/** Something that has changed since the viewer has read it, as it is now. */
export type Present = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

function extensionsOf(error: unknown): Extensions[] {
  return CombinedGraphQLErrors.is(error) ? error.errors.map((one) => one.extensions ?? {}) : [];
}

/** Whether the server said that what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'NOT_FOUND');
}

/** What has changed since the viewer has read it, where that is why something was refused; nothing otherwise. */
export function changedIn(error: unknown): Present[] {
  return extensionsOf(error).flatMap(({ current = [] }) => current);
}

/** Whether the server takes whoever asked for nobody, or for nobody any more. */
export function isUnauthenticated(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'UNAUTHENTICATED');
}

/** Whether what was asked for has been done before. */
export function isConflict(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'CONFLICT');
}

/** Whether the server did not take the e-mail address and password together. */
export function isWrongCredentials(error: unknown): boolean {
  return extensionsOf(error).some((extensions) => extensions.code === 'INVALID_CREDENTIALS');
}

/** What the server says is wrong with single fields of an input: a sentence for each. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = Object.assign({}, ...extensionsOf(error).map((extensions) => extensions.fields)) as Record<string, string>;
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, sentence(said)]));
}

/** The sentence that came with a refusal of the whole request, such as one of too many, or of a request to the REST API. */
function bodyMessageOf(error: ServerError): string | undefined {
  try {
    const body = JSON.parse(error.bodyText) as { message?: unknown; errors?: { message?: unknown }[] };
    const message = body.errors?.[0]?.message ?? body.message;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** What the server itself says, in the page's language, if it answered with any words. */
export function serverMessageOf(error: unknown): string | undefined {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : ServerError.is(error) ? bodyMessageOf(error) : undefined;
  return said === undefined ? undefined : sentence(said);
}

/** A sentence for people: the server's own words, or why it could not be asked. */
export function messageOf(error: unknown): string {
  const said = serverMessageOf(error);
  if (said) return said;
  if (CombinedGraphQLErrors.is(error)) return t('lib.theServerCouldNotAnswer');
  if (ServerError.is(error)) return t('lib.theServerAnsweredWithStatusStatus', { status: error.statusCode });
  if (ServerParseError.is(error)) return t('lib.theServerSentAnAnswer');
  return isOffline() ? t('lib.youAreOfflineTryAgain') : t('lib.theServerCannotBeReached');
}

/** The number under which the server's log has the failed request, if it answered one. */
export function requestIdOf(error: unknown): string | undefined {
  const found = extensionsOf(error).find((extensions) => typeof extensions.requestId === 'string');
  return found?.requestId as string | undefined;
}
