import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';

type Variables = Record<string, unknown>;
type Answer = (variables: Variables, token: string | undefined) => object | Promise<object>;

/** An answer that refuses, as the API words it. */
export const refusal = (message: string, code: string, fields?: Record<string, string>) => ({ errors: [{ message, extensions: { code, fields } }] });

/** The refusal to decide about what has changed since it was seen. */
export const changedSince = (...ids: string[]) => ({
  errors: [{ message: 'This has changed since you read it.', extensions: { code: 'CONFLICT', current: ids.map((id) => ({ id, version: 9 })) } }],
});

/** A line that is cut. */
export const cutLine = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/**
 * An API that answers operations by their names; what it does not know fails as if it could not be reached.
 * @param answers data or errors by operation; they may keep state, as a server does, and be changed while a test runs
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
  /** The variables of each request under a name. */
  const of = (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables);
  return { transport, of, asked, answers };
}
