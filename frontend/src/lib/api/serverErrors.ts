import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isOffline } from './connection';
import { errorText, t } from '../i18n';

/** Key and values of a message that the client can translate. */
interface Reason {
  reason?: string;
  params?: Record<string, string | number>;
}

/** Details of an error, the same in GraphQL and REST. */
interface Extensions extends Reason {
  code?: unknown;
  requestId?: unknown;
  fields?: Record<string, string>;
  fieldReasons?: Record<string, Reason>;
  current?: Present[];
}

/** Body of an error of the REST API. */
export interface RestError extends Extensions {
  message?: string;
}

/** Body of a failed HTTP request to GraphQL. */
interface GraphqlBody {
  errors?: { message?: string; extensions?: Extensions }[];
}

/** Returns a message in the page's language; if the language has none, the server's in English. */
const translated = <English extends string | undefined>({ reason, params }: Reason, english: English): string | English =>
  (reason && errorText(reason, params)) || english;

const fieldMessages = ({ fields = {}, fieldReasons = {} }: Extensions): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, english]) => [name, translated(fieldReasons[name] ?? {}, english)]));

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
  return Object.assign({}, ...extensionsOf(error).map(fieldMessages)) as Record<string, string>;
}

/** Returns the message of a REST error in the page's language, that of its first invalid field if there is one; undefined if it has none. */
export const restMessageOf = ({ message, ...told }: RestError): string | undefined => Object.values(fieldMessages(told))[0] ?? translated(told, message);

/** Returns the error in the body of a failed request, for example of a rate limit or a proxy. */
function bodyErrorOf(error: ServerError): RestError {
  try {
    const body = JSON.parse(error.bodyText) as GraphqlBody & RestError;
    const { message, extensions } = body.errors?.[0] ?? {};
    return body.errors ? { ...extensions, message } : body;
  } catch {
    return {};
  }
}

/** Returns the server's message in the page's language; undefined if it sent none. */
export function serverMessageOf(error: unknown): string | undefined {
  if (ServerError.is(error)) {
    const { message, ...told } = bodyErrorOf(error);
    return translated(told, typeof message === 'string' ? message : undefined);
  }
  return CombinedGraphQLErrors.is(error) ? translated(extensionsOf(error)[0] ?? {}, error.errors[0]?.message) : undefined;
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
