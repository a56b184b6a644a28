import { Observable, type OperationVariables } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import { connectionFound, connectionLost, isSparing } from './connection';

/** Where the browser keeps the answers, beside the service worker's own caches. */
const CACHE = 'answers';
/** The worker's, of illustrations. */
const PICTURES = 'pictures';
const MAX_ANSWERS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * DAY_MS;

/** What public screens ask, and everybody may: lists and places, and what stands around them. */
const SAVED = new Set([
  'AppLayout',
  'HomeScreen',
  'CitiesScreen',
  'CityScreen',
  'PlacesScreen',
  'PlacesChoices',
  'PlaceScreen',
  'PlaceReviews',
  'PrivacyScreen',
  'TermsScreen',
]);

/** Whether the answer to a query of that name is saved. */
export const isSaved = (operation: string | undefined): boolean => SAVED.has(operation ?? '');

interface Question {
  query: DocumentNode;
  variables: OperationVariables;
}

/** In the query that comes with a page, fragments and variables stand in another order. */
const keyOf = ({ query, variables }: Question): string => {
  const parts = print(query).split('\n\n').sort().join('\n\n');
  return `/saved?${new URLSearchParams({ query: parts, variables: canonicalStringify(variables) }).toString()}`;
};

/** Only pages that come by TLS, or from this machine, may keep anything. */
const canSave = (): boolean => 'caches' in globalThis;

/** Does something with the saved answers; undefined where there is no room for them, or none any more. */
async function withAnswers<Result>(work: (answers: Cache) => Promise<Result>): Promise<Result | undefined> {
  if (!canSave()) return undefined;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined; // full, or blocked: then the mere look at `caches` throws
  }
}

/** Milliseconds since an answer was saved. */
const ageOf = (answer: Response): number => Date.now() - Date.parse(answer.headers.get('date') ?? '');

/**
 * Saves an answer for when there is no connection; the oldest go in its favour.
 * @param data what the server answers to somebody who is not signed in
 */
export async function saveAnswer(question: Question, data: unknown): Promise<void> {
  await withAnswers(async (answers) => {
    const key = keyOf(question);
    await answers.delete(key); // the order of keys is that of their coming
    await answers.put(key, new Response(JSON.stringify(data), { headers: { date: new Date().toUTCString() } }));
    const keys = await answers.keys();
    await Promise.all(keys.slice(0, -MAX_ANSWERS).map((old) => answers.delete(old)));
  });
}

/** The saved answer to a question; undefined where there is none that is younger than so many milliseconds. */
const findAnswer = (question: Question, maxAge: number): Promise<Record<string, unknown> | undefined> =>
  withAnswers(async (answers) => {
    const answer = await answers.match(keyOf(question));
    return answer && ageOf(answer) < maxAge ? ((await answer.json()) as Record<string, unknown>) : undefined;
  });

/** Forgets what was looked at on this device: for when somebody signs out. */
export async function forgetSaved(): Promise<void> {
  if (!canSave()) return;
  try {
    await Promise.all([CACHE, PICTURES].map((name) => caches.delete(name)));
  } catch {
    // blocked: nothing has been saved
  }
}

/**
 * Saves the answers of public screens, and gives them back where the server cannot be reached. Only what the server tells somebody who is not
 * signed in is saved: for whoever is, the question is asked once more a day, in nobody's name.
 * @param transport how queries travel
 */
export const savingAnswers = (transport: ApolloLink): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName, query, variables, client } = operation;
    const { authorization } = (operation.getContext().headers ?? {}) as { authorization?: string };

    const keep = async ({ data, errors }: ApolloLink.Result): Promise<void> => {
      if (!canSave() || !isSaved(operationName) || !data || errors) return;
      if (authorization === undefined) return saveAnswer(operation, data);
      if (isSparing() || (await findAnswer(operation, DAY_MS))) return;
      ApolloLink.execute(transport, { query, variables }, { client }).subscribe({
        next: (result) => void (result.data && !result.errors && saveAnswer(operation, result.data)),
        error: () => undefined, // it was for later
      });
    };
    return new Observable((observer) => {
      const insteadOf = async (error: unknown): Promise<void> => {
        const isAnswer = ServerError.is(error) || ServerParseError.is(error);
        const data = isAnswer || !isSaved(operationName) ? undefined : await findAnswer(operation, MAX_AGE_MS);
        if (!data) {
          observer.error(error);
          return;
        }
        connectionLost();
        observer.next({ data });
        observer.complete();
      };
      const subscription = forward(operation).subscribe({
        next: (result) => {
          connectionFound();
          observer.next(result);
          void keep(result);
        },
        error: (error: unknown) => void insteadOf(error),
        complete: () => observer.complete(),
      });
      return () => subscription.unsubscribe();
    });
  });
