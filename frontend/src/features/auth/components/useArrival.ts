import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../lib/notify';
import { returnTarget } from '../../../lib/returnTarget';
import { readToken } from '../../../lib/token';
import { useViewer } from '../../../lib/viewer';
import { SignOutDocument, ViewerDocument, type ViewerFragment } from '../../../lib/viewer.generated';
import { forgetDeparture, hasDeparted, rememberedState } from './departure';
import { useAskedOnce } from './useAskedOnce';

type Finding = 'begun' | 'refused' | ViewerFragment;

/** Puts a token in the place of the stored one for a single request, which is neither shared with others nor kept. */
const onBehalfOf = (token: string) => ({
  fetchPolicy: 'no-cache' as const,
  context: { headers: { authorization: `Bearer ${token}` }, queryDeduplication: false },
});

async function ownerOf(token: string, client: ApolloClient): Promise<ViewerFragment | undefined> {
  const answer = await client.query({ query: ViewerDocument, ...onBehalfOf(token) }).catch(() => undefined);
  return answer?.data?.viewer ?? undefined;
}

/** Ends a session that nothing refers to any more; where that fails, it ends by its own time. */
function discard(token: string, client: ApolloClient): void {
  client.mutate({ mutation: SignOutDocument, ...onBehalfOf(token) }).catch(() => undefined);
}

/** Where a sign-in elsewhere has got to, and how it goes on. */
interface Arrival {
  status: 'busy' | 'failed' | 'asking';
  /** While asking: who has just signed in, and is not who is signed in here, or has not begun to here. */
  other: ViewerFragment | undefined;
  switchAccount: () => void;
  stay: () => void;
}

/**
 * Takes over the session that a sign-in elsewhere has begun, and leads to where it was asked for. Where somebody else is signed in, it
 * first asks which of the two it is to be; where this tab has not asked for any, whether it is to be at all: the address may have come from
 * somebody who wants others to act in their account.
 */
export function useArrival(token: string): Arrival {
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { status, viewer, beginWith } = useViewer();
  const [choice, setChoice] = useState<'switching' | 'failed'>();

  function leave() {
    const target = returnTarget(rememberedState());
    forgetDeparture();
    void navigate(target, { replace: true });
  }

  async function takeOver(): Promise<'begun' | 'refused'> {
    const former = readToken();
    if (!(await beginWith(token))) return 'refused';
    if (former !== null && former !== token) discard(former, client);
    notify.success(t('auth.loginSuccessful'));
    leave();
    return 'begun';
  }

  async function arrive(): Promise<Finding> {
    if (!viewer && hasDeparted()) return takeOver();
    const owner = await ownerOf(token, client);
    return owner && owner.id === viewer?.id ? takeOver() : (owner ?? 'refused');
  }

  const finding = useAskedOnce(arrive, status !== 'checking');
  const isFailed = finding === 'refused' || choice === 'failed';
  const other = typeof finding === 'object' ? finding : undefined;
  return {
    status: isFailed ? 'failed' : other && choice === undefined ? 'asking' : 'busy',
    other,
    switchAccount: () => {
      setChoice('switching');
      void takeOver().then((outcome) => outcome === 'refused' && setChoice('failed'));
    },
    stay: () => {
      discard(token, client);
      leave();
    },
  };
}
