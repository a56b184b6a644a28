import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { doAfterSignIn } from './afterSignIn';
import { onSessionLost } from './apollo';
import { connected } from './connection';
import { forgetSaved } from './savedAnswers';
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

/** The token that the app goes by, and whose it is once the server has said so. */
interface Held {
  token: string | null;
  viewer: ViewerFragment | null;
}

const NOBODY: Held = { token: null, viewer: null };

/** The session that all screens share. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [{ token, viewer }, hold] = useState<Held>(() => ({ token: readToken(), viewer: null }));
  const isKnown = viewer !== null;

  // A token that does not hold any more goes without a word: the specification, section 4.
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
    // Without a connection nobody can say whether it holds.
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

  // Whatever a screen learns or changes about the viewer shows everywhere. Each token is watched anew, as clearing the store ends a watch.
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
    const headers = { authorization: `Bearer ${readToken()}` }; // the link would look for the token when it is gone already
    const asked = client.mutate({ mutation: SignOutDocument, context: { headers } }).catch(() => undefined);
    drop();
    await asked;
    // What still stands on the screen is asked again; where that fails, it says so itself.
    await client.resetStore().catch(() => undefined);
  }, [client, drop]);

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
