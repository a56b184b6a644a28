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

/** The token that the app goes by, and whether the server has said that it holds. */
interface Held {
  token: string | null;
  isChecked: boolean;
}

const NOBODY: Held = { token: null, isChecked: true };

/** The session that all screens share. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [{ token, isChecked }, hold] = useState<Held>(() => ({ token: readToken(), isChecked: false }));
  const isKnown = token !== null && isChecked;
  const { data } = useQuery(ViewerDocument, { skip: !isKnown });
  const viewer = (isKnown && data?.viewer) || null;

  // A token that does not hold any more goes without a word: the specification, section 4.
  const drop = useCallback(() => {
    storeToken(null);
    hold(NOBODY);
  }, []);

  const ask = useCallback(async () => {
    const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return Boolean(answer?.data?.viewer);
  }, [client]);

  useEffect(() => {
    if (token === null || isChecked) return undefined;
    let isCurrent = true;
    void ask().then((isGood) => {
      if (!isCurrent) return;
      if (isGood) hold({ token, isChecked: true });
      else drop();
    });
    return () => {
      isCurrent = false;
    };
  }, [token, isChecked, ask, drop]);

  useEffect(() => onSessionLost(drop), [drop]);
  useEffect(() => onTokenElsewhere((next) => void client.clearStore().then(() => hold({ token: next, isChecked: false }))), [client]);

  const begin = useCallback<ViewerSession['begin']>(
    async (signIn) => {
      await client.clearStore();
      storeToken(signIn.token);
      client.writeQuery({ query: ViewerDocument, data: { viewer: signIn.viewer } });
      hold({ token: signIn.token, isChecked: true });
    },
    [client],
  );

  const beginWith = useCallback<ViewerSession['beginWith']>(
    async (next) => {
      const before = readToken();
      storeToken(next);
      await client.clearStore();
      const isGood = await ask();
      if (!isGood) storeToken(before);
      hold({ token: isGood ? next : before, isChecked: isGood });
      return isGood;
    },
    [client, ask],
  );

  const end = useCallback<ViewerSession['end']>(async () => {
    const headers = { authorization: `Bearer ${readToken()}` }; // the link would look for the token when it is gone already
    const asked = client.mutate({ mutation: SignOutDocument, context: { headers } }).catch(() => undefined);
    drop();
    await asked;
    await client.resetStore();
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
