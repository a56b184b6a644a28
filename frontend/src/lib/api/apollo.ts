import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { type DocumentNode, Kind, parse } from 'graphql';
import { language } from '../i18n';
import { saveAnswer, savingAnswers } from './savedResponses';
import { readToken } from './token';

/** Query response that the server has put into the page, for the query that the screen sends. */
export interface FirstData {
  query: string;
  variables: OperationVariables;
  data: Record<string, unknown>;
}

/** Texts of cities and places in several languages. Those for display are always in the language of the page, which never changes. */
const TRANSLATED = {
  names: { merge: false },
  descriptions: { merge: false },
  displayName: { keyArgs: false },
  displayDescription: { keyArgs: false },
} as const;

function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          cities: { keyArgs: ['filter', 'page'] },
          places: { keyArgs: ['filter', 'page', 'sort'] },
        },
      },
      PlacePage: { fields: { facets: { keyArgs: false, merge: false } } },
      Place: {
        fields: {
          ...TRANSLATED,
          reviews: { keyArgs: ['page', 'rating', 'sort'] },
          rating: { merge: true },
          openingTimes: { merge: true },
          attributes: { keyArgs: ['view'], merge: false },
          viewerCan: { merge: true },
          moderation: { merge: true },
          revision: { merge: true },
        },
      },
      City: { fields: { ...TRANSLATED, viewerCan: { merge: true }, revision: { merge: true } } },
      Review: { fields: { viewerCan: { merge: true }, moderation: { merge: true } } },
      // These lists are always complete: a new list replaces the cached one, without Apollo's warning about lost data.
      Account: { fields: { lists: { merge: false } } },
      User: { fields: { lists: { merge: false } } },
      PlaceList: { fields: { items: { merge: false } } },
      // Screens query different fields of the same picture; the URL as key merges them.
      Image: { keyFields: ['url'] },
      AdminCounts: { keyFields: [] },
      ModerationCounts: { keyFields: [] },
      PublicStats: { keyFields: [] },
      Site: { keyFields: [], fields: { contact: { merge: true } } },
      SignInOptions: { keyFields: [] },
    },
  });
}

// Retries network errors once; HTTP errors from the server are not retried.
const retry = new RetryLink({
  delay: { initial: 300, jitter: true },
  attempts: { max: 2, retryIf: (error) => !ServerError.is(error) },
});

/** Adds the session's token, unless the request has an authorization header of its own. */
const identify = new SetContextLink((context) => {
  const token = readToken();
  const headers = context.headers as Record<string, string> | undefined;
  return { headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers } };
});

const declaresLanguage = ({ definitions }: DocumentNode): boolean =>
  definitions.some((part) => part.kind === Kind.OPERATION_DEFINITION && part.variableDefinitions?.some(({ variable }) => variable.name.value === 'language'));

/** Adds the language of the page to operations that have a variable for it, as the server does for the data in the page. */
const speak = new ApolloLink((operation, forward) => {
  if (declaresLanguage(operation.query)) operation.variables = { language: language.code, ...operation.variables };
  return forward(operation);
});

const losses = new Set<() => void>();

/** Registers a callback for the end of the session. Returns a function that removes it. */
export function onSessionLost(lost: () => void): () => void {
  losses.add(lost);
  return () => void losses.delete(lost);
}

/**
 * Notifies listeners that the server no longer accepts the session's token. Ignores the rejection of any other token, for example one that was
 * replaced in the meantime.
 * @param authorization the rejected authorization header
 */
export function loseSession(authorization: string | undefined): void {
  if (authorization === `Bearer ${readToken()}`) for (const lost of losses) lost();
}

const watchSession = new ErrorLink(({ error, operation }) => {
  const isRefused = CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  const { authorization } = (operation.getContext().headers ?? {}) as Record<string, string | undefined>;
  if (isRefused) loseSession(authorization);
});

/**
 * Creates the Apollo client.
 * @param transport link that sends the operations; tests pass their own
 */
export function makeClient(transport: ApolloLink = ApolloLink.from([retry, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })])): ApolloClient {
  const link = ApolloLink.from([watchSession, identify, speak, savingAnswers(transport), transport]);
  return new ApolloClient({ cache: makeCache(), link, defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } } });
}

/** Writes a response from the page into Apollo's cache. */
export function takeFirstData(client: ApolloClient, { query: text, variables, data }: FirstData): void {
  const query = parse(text, { noLocation: true });
  client.writeQuery({ query, variables, data });
  // The page's data are anonymous: for signed-in users, the query is repeated to get their own data, such as favorites.
  if (readToken() !== null) client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}

/** Saves a response from the page, which is anonymous, for offline use. */
export const saveFirstData = (client: ApolloClient, { query: text, variables, data }: FirstData): Promise<void> =>
  saveAnswer({ query: client.cache.transformDocument(parse(text, { noLocation: true })), variables }, data);

/** Returns the responses in the page's `first-data` script; an empty list if it is missing or invalid. */
export function readFirstData(page: Document = document): FirstData[] {
  try {
    const found: unknown = JSON.parse(page.getElementById('first-data')?.textContent ?? '[]');
    return Array.isArray(found) ? (found as FirstData[]) : [];
  } catch {
    return [];
  }
}
