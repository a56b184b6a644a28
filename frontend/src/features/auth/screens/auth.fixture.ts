import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';

/** What reached the server. */
interface Sent {
  operation: string;
  input: unknown;
  /** The bearer's token. */
  token: string | undefined;
}

type Answer = (token: string | undefined) => object | Promise<object>;

const signInOptions = { __typename: 'SignInOptions', methods: ['LOCAL'], minPasswordLength: 6, mailFolder: null };

/** An answer that refuses. */
export const refusal = (message: string, code: string, fields?: Record<string, string>) => ({ errors: [{ message, extensions: { code, fields } }] });

/**
 * A server that answers operations by their names; what it does not know fails as if it could not be reached.
 * @param answers data or errors by operation
 * @param options differences of the sign-in options
 */
export function fakeServer(answers: Record<string, Answer> = {}, options: object = {}) {
  const sent: Sent[] = [];
  const asked = { data: { signInOptions: { ...signInOptions, ...options } } };
  const all: Record<string, Answer> = {
    SocialButtons: () => asked, RegisterScreen: () => asked, ResetPasswordScreen: () => asked, MailNote: () => asked,
    SignOut: () => ({ data: { signOut: true } }),
    ...answers,
  };
  const transport = new ApolloLink(
    ({ operationName = '', variables, getContext }) =>
      new Observable((observer) => {
        const { authorization } = (getContext().headers ?? {}) as { authorization?: string };
        const token = authorization?.replace('Bearer ', '');
        sent.push({ operation: operationName, input: variables.input as unknown, token });
        const answer = all[operationName] ?? (() => Promise.reject(new TypeError('Failed to fetch')));
        Promise.resolve(token)
          .then(answer)
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
      }),
  );
  /** What reached the server under a name. */
  const of = (operation: string) => sent.filter((one) => one.operation === operation);
  return { transport, of };
}
