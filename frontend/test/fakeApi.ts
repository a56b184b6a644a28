import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = (variables: Variables, token: string | undefined) => object | Promise<object>;

/** Returns an error response in the API's format. */
export const refusal = (message: string, code: string, fields?: Record<string, string>) => ({ errors: [{ message, extensions: { code, fields } }] });

/** Returns the CONFLICT response for records that changed after the client loaded them. */
export const changedSince = (...ids: string[]) => ({
  errors: [{ message: 'This has changed since you read it.', extensions: { code: 'CONFLICT', current: ids.map((id) => ({ id, version: 9 })) } }],
});

/** Simulates a network error. */
export const cutLine = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Creates a fake API that answers operations by name; unknown operations fail with a network error.
 * @param answers handlers by operation name; they can keep state, and tests can replace them while they run
 */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: { name: string; variables: Variables; token: string | undefined }[] = [];
  const transport = new ApolloLink(
    ({ operationName = '', variables, getContext }) =>
      new Observable((observer) => {
        const { authorization } = (getContext().headers ?? {}) as { authorization?: string };
        const token = authorization?.replace('Bearer ', '');
        asked.push({ name: operationName, variables, token });
        const answer = answers[operationName] ?? cutLine;
        Promise.resolve()
          .then(() => answer(variables, token))
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
      }),
  );
  /** Returns the variables of all requests with an operation name. */
  const of = (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables);
  return { transport, of, asked, answers };
}
