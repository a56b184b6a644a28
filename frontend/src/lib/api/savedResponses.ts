import { Observable, type OperationVariables } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import { connectionFound, connectionLost, isSparing } from './connection';

/** Name of the Cache Storage cache of responses, separate from the service worker's caches. */
export const CACHE = 'answers';
/** Names of the service worker's caches of what the visitor has seen: pictures, and tiles of maps. */
const SEEN = ['pictures', 'tiles'];
/** Prefix of the caches of kept cities, see `lib/kept`. */
export const KEPT = 'kept-';
const MAX_ANSWERS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * DAY_MS;

/** Names of the public queries whose responses are saved. */
const SAVED = new Set([
  'AppLayout',
  'HomeScreen',
  'CitiesScreen',
  'CityScreen',
  'PlacesScreen',
  'PlacesFilters',
  'PlacesChoices',
  'PlaceScreen',
  'PlaceReviews',
  'PageScreen',
  'PrivacyScreen',
  'TermsScreen',
]);

/** Returns whether responses to a query of that name are saved. */
export const isSaved = (operation: string | undefined): boolean => SAVED.has(operation ?? '');

interface Question {
  query: DocumentNode;
  variables: OperationVariables;
}

/** Returns whether the response is only true for a minute: it has the places that are open now. */
const isOfNow = ({ filter }: OperationVariables): boolean => (filter as { openAt?: string | null } | null | undefined)?.openAt === 'now';

/** Returns the 32-bit FNV-1a hash of a text (http://www.isthe.com/chongo/tech/comp/fnv/), which tells versions of a query apart. */
const hashOf = (text: string): number => Array.from(text).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;

/**
 * Returns the key of a saved response: the name of the query, a hash of its text, and its variables.
 * Sorts fragments and variables, because their order differs between the page's query and the client's.
 */
export const savedKey = ({ query, variables }: Question): string => {
  const parts = print(query).split('\n\n').sort();
  const name = /\bquery (\w+)/.exec(parts.join())?.[1] ?? '';
  return `/saved?${new URLSearchParams({ query: `${name}-${hashOf(parts.join()).toString(36)}`, variables: canonicalStringify(variables) }).toString()}`;
};

/** Cache Storage exists only on HTTPS pages and on localhost. */
const canSave = (): boolean => 'caches' in globalThis;

/** Runs `work` with the cache of responses; undefined if the cache is not available or full. */
async function withAnswers<Result>(work: (answers: Cache) => Promise<Result>): Promise<Result | undefined> {
  if (!canSave()) return undefined;
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined; // full, or blocked: then even access to `caches` throws
  }
}

/** Age of a saved response (ms). */
const ageOf = (answer: Response): number => Date.now() - Date.parse(answer.headers.get('date') ?? '');

/**
 * Saves a response for offline use, and deletes the oldest ones above the limit. Places that are open now are not saved.
 * @param data response data of an anonymous request
 */
export async function saveAnswer(question: Question, data: unknown): Promise<void> {
  if (isOfNow(question.variables)) return;
  await withAnswers(async (answers) => {
    const key = savedKey(question);
    await answers.delete(key); // keys are ordered by insertion
    await answers.put(key, new Response(JSON.stringify(data), { headers: { date: new Date().toUTCString() } }));
    const keys = await answers.keys();
    await Promise.all(keys.slice(0, -MAX_ANSWERS).map((old) => answers.delete(old)));
  });
}

/** Returns the saved response to a query; undefined if there is none younger than `maxAge` (ms). */
const findAnswer = (question: Question, maxAge: number): Promise<Record<string, unknown> | undefined> =>
  withAnswers(async (answers) => {
    const answer = await answers.match(savedKey(question));
    return answer && ageOf(answer) < maxAge ? ((await answer.json()) as Record<string, unknown>) : undefined;
  });

/** Returns the response to a query from the kept cities, however old; undefined if there is none. */
const findKept = (question: Question): Promise<Record<string, unknown> | undefined> =>
  withAnswers(async () => {
    const key = savedKey(question);
    for (const name of await caches.keys()) {
      const answer = name.startsWith(KEPT) ? await (await caches.open(name)).match(key) : undefined;
      if (answer) return (await answer.json()) as Record<string, unknown>;
    }
    return undefined;
  });

/** Deletes saved responses, pictures and tiles, but no kept city. Called when the user signs out. */
export async function forgetSaved(): Promise<void> {
  if (!canSave()) return;
  try {
    await Promise.all([CACHE, ...SEEN].map((name) => caches.delete(name)));
  } catch {
    // blocked: nothing was saved
  }
}

/**
 * Apollo link that saves the responses of public screens, and returns them when the server is unreachable. It saves only anonymous responses: for
 * signed-in users, it repeats the query without a token, at most once a day.
 * @param transport link that sends the operations
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
        error: () => undefined, // only needed offline
      });
    };
    return new Observable((observer) => {
      const insteadOf = async (error: unknown): Promise<void> => {
        const isAnswer = ServerError.is(error) || ServerParseError.is(error);
        const data = isAnswer || !isSaved(operationName) ? undefined : ((await findAnswer(operation, MAX_AGE_MS)) ?? (await findKept(operation)));
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
