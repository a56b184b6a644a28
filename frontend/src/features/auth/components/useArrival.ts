import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { returnTarget } from '../../../lib/address';
import { readToken } from '../../../lib/api';
import { useViewer } from '../../../lib/account';
import { SignOutDocument, ViewerDocument, type ViewerFragment } from '../../../lib/account/viewer.generated';
import { forgetDeparture, hasDeparted, rememberedState } from './departure';
import { useAskedOnce } from './useAskedOnce';

type Finding = 'begun' | 'refused' | ViewerFragment;

/** Sends one request with another token than the stored one. Such a request is neither deduplicated nor cached. */
const onBehalfOf = (token: string) => ({
  fetchPolicy: 'no-cache' as const,
  context: { headers: { authorization: `Bearer ${token}` }, queryDeduplication: false },
});

async function ownerOf(token: string, client: ApolloClient): Promise<ViewerFragment | undefined> {
  const answer = await client.query({ query: ViewerDocument, ...onBehalfOf(token) }).catch(() => undefined);
  return answer?.data?.viewer ?? undefined;
}

/** Ends an unused session; if the request fails, the session expires by itself. */
function discard(token: string, client: ApolloClient): void {
  client.mutate({ mutation: SignOutDocument, ...onBehalfOf(token) }).catch(() => undefined);
}

/** State of a social sign-in's return, with the user's choices. */
interface Arrival {
  status: 'busy' | 'failed' | 'asking';
  /** With `asking`: the user of the new session. */
  other: ViewerFragment | undefined;
  switchAccount: () => void;
  stay: () => void;
}

/**
 * Adopts the session of a social sign-in and goes to the return address.
 * Asks first if another user is signed in, or if this tab did not start the sign-in.
 * Otherwise an attacker's link could sign a victim in to the attacker's account.
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
