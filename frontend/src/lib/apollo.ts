import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { parse } from 'graphql';
import { saveAnswer, savingAnswers } from './savedAnswers';
import { readToken } from './token';

/** What the server put into the page: the answer to a query, as the screen would ask it. */
export interface FirstData {
  query: string;
  variables: OperationVariables;
  data: Record<string, unknown>;
}

function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          cities: { keyArgs: ['filter', 'page'] },
          places: { keyArgs: ['filter', 'page', 'sort'] },
        },
      },
      Place: {
        fields: {
          reviews: { keyArgs: ['page', 'rating', 'sort'] },
          rating: { merge: true },
          openingTimes: { merge: true },
          viewerCan: { merge: true },
          moderation: { merge: true },
          revision: { merge: true },
        },
      },
      City: { fields: { viewerCan: { merge: true }, revision: { merge: true } } },
      Review: { fields: { viewerCan: { merge: true }, moderation: { merge: true } } },
      // The former list is all that there is: one that became shorter replaces it without a word.
      Account: { fields: { lists: { merge: false } } },
      User: { fields: { lists: { merge: false } } },
      PlaceList: { fields: { items: { merge: false } } },
      // Screens ask for different parts of the same picture: by its address they add up.
      Image: { keyFields: ['url'] },
      AdminCounts: { keyFields: [] },
      ModerationCounts: { keyFields: [] },
      PublicStats: { keyFields: [] },
      Site: { keyFields: [] },
      SignInOptions: { keyFields: [] },
    },
  });
}

// The server's own refusals stay refusals; only what got lost on the way is sent once more.
const retry = new RetryLink({
  delay: { initial: 300, jitter: true },
  attempts: { max: 2, retryIf: (error) => !ServerError.is(error) },
});

/** Sends the session's token along, unless the request has brought one of its own. */
const identify = new SetContextLink((context) => {
  const token = readToken();
  const headers = context.headers as Record<string, string> | undefined;
  return { headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers } };
});

const losses = new Set<() => void>();

/** Calls back when the server takes the session for ended; returns how to stop it. */
export function onSessionLost(lost: () => void): () => void {
  losses.add(lost);
  return () => void losses.delete(lost);
}

/**
 * Tells everybody concerned that the server takes the session for ended. A refusal of another token, or of one that was replaced
 * meanwhile, says nothing of this session.
 * @param authorization the header that was refused
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
 * The client of the GraphQL API.
 * @param transport how queries travel; tests pass their own
 */
export function makeClient(transport: ApolloLink = ApolloLink.from([retry, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })])): ApolloClient {
  const link = ApolloLink.from([watchSession, identify, savingAnswers(transport), transport]);
  return new ApolloClient({ cache: makeCache(), link, defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } } });
}

/** Puts an answer that came with the page into the client's cache. */
export function takeFirstData(client: ApolloClient, { query: text, variables, data }: FirstData): void {
  const query = parse(text, { noLocation: true });
  client.writeQuery({ query, variables, data });
  // The page was made for nobody in particular: whoever is signed in gets what is theirs, their favourites among it, a moment later.
  if (readToken() !== null) client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}

/** Saves an answer that came with the page, which was made for nobody in particular, for when there is no connection. */
export const saveFirstData = (client: ApolloClient, { query: text, variables, data }: FirstData): Promise<void> =>
  saveAnswer({ query: client.cache.transformDocument(parse(text, { noLocation: true })), variables }, data);

/** The answers in the page, from its `first-data` script; none where it has none or it cannot be read. */
export function readFirstData(page: Document = document): FirstData[] {
  try {
    const found: unknown = JSON.parse(page.getElementById('first-data')?.textContent ?? '[]');
    return Array.isArray(found) ? (found as FirstData[]) : [];
  } catch {
    return [];
  }
}
