import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { doAfterSignIn } from './afterSignIn';
import { connected, forgetSaved, onSessionLost, onTokenElsewhere, readToken, storeToken } from '../api';
import { SignOutDocument, ViewerDocument, type ViewerFragment } from './viewer.generated';

/** Session of the current user. */
interface ViewerSession {
  /** `checking` while the server verifies a stored token. */
  status: 'checking' | 'signed-in' | 'signed-out';
  /** The signed-in user; null otherwise. */
  viewer: ViewerFragment | null;
  /** Starts the session from a sign-in response. */
  begin: (signIn: { token: string; viewer: ViewerFragment }) => Promise<void>;
  /** Starts a session from a token alone and loads its user; resolves false if the token is not valid. */
  beginWith: (token: string) => Promise<boolean>;
  /** Signs out: deletes the token in this browser first, then ends the session on the server. */
  end: () => Promise<void>;
}

const Session = createContext<ViewerSession | undefined>(undefined);

/** Current token, and its user once the server has verified it. */
interface Held {
  token: string | null;
  viewer: ViewerFragment | null;
}

const NOBODY: Held = { token: null, viewer: null };

/** Provides the session to all screens. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [{ token, viewer }, hold] = useState<Held>(() => ({ token: readToken(), viewer: null }));
  const isKnown = viewer !== null;

  // An invalid token is removed without a message: specification, section 4.
  const drop = useCallback(() => {
    storeToken(null);
    hold(NOBODY);
    void forgetSaved();
  }, []);

  const ask = useCallback(async () => {
    const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return answer?.data?.viewer ?? null;
  }, [client]);

  useEffect(() => {
    if (token === null || isKnown) return undefined;
    let isCurrent = true;
    // Offline, the token cannot be verified.
    void connected()
      .then(ask)
      .then(async (found) => {
        if (found) await doAfterSignIn();
        if (!isCurrent) return;
        if (found) hold({ token, viewer: found });
        else drop();
      });
    return () => {
      isCurrent = false;
    };
  }, [token, isKnown, ask, drop]);

  // Keeps the viewer up to date when any screen loads or changes it. Starts a new watch for each token, because `clearStore` ends the old one.
  useEffect(() => {
    if (!isKnown) return undefined;
    const watched = client.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' });
    const subscription = watched.subscribe(({ data }) => {
      if (data?.viewer) hold({ token, viewer: data.viewer as ViewerFragment });
      else if (data?.viewer === null) drop();
    });
    return () => subscription.unsubscribe();
  }, [client, token, isKnown, drop]);

  useEffect(() => onSessionLost(drop), [drop]);
  useEffect(() => onTokenElsewhere((next) => void client.clearStore().then(() => hold({ token: next, viewer: null }))), [client]);

  const begin = useCallback<ViewerSession['begin']>(
    async (signIn) => {
      await client.clearStore();
      storeToken(signIn.token);
      client.writeQuery({ query: ViewerDocument, data: { viewer: signIn.viewer } });
      await doAfterSignIn();
      hold({ token: signIn.token, viewer: signIn.viewer });
    },
    [client],
  );

  const beginWith = useCallback<ViewerSession['beginWith']>(
    async (next) => {
      const before = readToken();
      storeToken(next);
      await client.clearStore();
      const found = await ask();
      if (found) await doAfterSignIn();
      else storeToken(before);
      hold(found ? { token: next, viewer: found } : { token: before, viewer: null });
      return found !== null;
    },
    [client, ask],
  );

  const end = useCallback<ViewerSession['end']>(async () => {
    const headers = { authorization: `Bearer ${readToken()}` }; // `drop` deletes the token before the link reads it
    const asked = client.mutate({ mutation: SignOutDocument, context: { headers } }).catch(() => undefined);
    drop();
    await asked;
    // Refetches the queries of the visible screen; on failure the screen shows the error.
    await client.resetStore().catch(() => undefined);
  }, [client, drop]);

  const session = useMemo<ViewerSession>(() => {
    const status = viewer ? 'signed-in' : token === null ? 'signed-out' : 'checking';
    return { status, viewer, begin, beginWith, end };
  }, [viewer, token, begin, beginWith, end]);
  return <Session value={session}>{children}</Session>;
}

/** Returns the session of the current user. */
export function useViewer(): ViewerSession {
  const session = useContext(Session);
  if (!session) throw new Error('useViewer needs a ViewerProvider around it.');
  return session;
}
