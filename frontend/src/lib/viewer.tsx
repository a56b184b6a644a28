import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { onSessionLost } from './apollo';
import { onTokenElsewhere, readToken, storeToken } from './token';
import { SignOutDocument, ViewerDocument, type ViewerFragment } from './viewer.generated';

/** Who uses the app, as far as is known. */
interface ViewerSession {
  /** `checking` while the server is asked whether a stored token still holds. */
  status: 'checking' | 'signed-in' | 'signed-out';
  /** Whoever is signed in; null otherwise. */
  viewer: ViewerFragment | null;
  /** Takes over what a sign-in has answered. */
  begin: (signIn: { token: string; viewer: ViewerFragment }) => Promise<void>;
  /** Takes over a token alone, and asks whose it is; false where it does not hold. */
  beginWith: (token: string) => Promise<boolean>;
  /** Signs out here at once, and on the server as soon as it can be reached. */
  end: () => Promise<void>;
}

const Session = createContext<ViewerSession | undefined>(undefined);

/** The session that all screens share. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [token, setToken] = useState(readToken);
  const { data, error, loading } = useQuery(ViewerDocument, { skip: token === null });
  const viewer = (token !== null && data?.viewer) || null;
  // A token that does not hold any more goes without a word: the specification, section 4.
  if (token !== null && !loading && (error !== undefined || data?.viewer === null)) setToken(null);
  useEffect(() => {
    if (token === null) storeToken(null);
  }, [token]);

  useEffect(() => onSessionLost(() => setToken(null)), []);
  useEffect(
    () =>
      onTokenElsewhere((next) => {
        setToken(next);
        void client.resetStore();
      }),
    [client],
  );

  const begin = useCallback<ViewerSession['begin']>(
    async (signIn) => {
      storeToken(signIn.token);
      await client.clearStore();
      client.writeQuery({ query: ViewerDocument, data: { viewer: signIn.viewer } });
      setToken(signIn.token);
    },
    [client],
  );

  const beginWith = useCallback<ViewerSession['beginWith']>(
    async (next) => {
      const before = readToken();
      storeToken(next);
      await client.clearStore();
      const found = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      if (!found?.data?.viewer) storeToken(before);
      setToken(readToken());
      return Boolean(found?.data?.viewer);
    },
    [client],
  );

  const end = useCallback<ViewerSession['end']>(async () => {
    const headers = { authorization: `Bearer ${readToken()}` }; // the link would look for the token when it is gone already
    const asked = client.mutate({ mutation: SignOutDocument, context: { headers } }).catch(() => undefined);
    setToken(null);
    await asked;
    await client.resetStore();
  }, [client]);

  const session = useMemo<ViewerSession>(() => {
    const status = viewer ? 'signed-in' : token === null ? 'signed-out' : 'checking';
    return { status, viewer, begin, beginWith, end };
  }, [viewer, token, begin, beginWith, end]);
  return <Session value={session}>{children}</Session>;
}

/** The session of whoever uses the app. */
export function useViewer(): ViewerSession {
  const session = useContext(Session);
  if (!session) throw new Error('useViewer needs a ViewerProvider around it.');
  return session;
}
