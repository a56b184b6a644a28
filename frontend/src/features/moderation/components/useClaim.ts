import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ClaimItemDocument, ReleaseItemDocument } from './useClaim.generated';

/** Delay before an item is claimed (ms), so that skipping through the list claims nothing. */
const SETTLED_MS = 400;
/** Interval for renewing the claim (ms); the server's claims expire after two minutes. */
const RENEW_MS = 60_000;

/**
 * Claims the open item for the viewer until it closes, and shows this to other moderators. Ignores failed requests.
 * @param id item to claim; null for none
 * @returns name of another moderator who claimed it first; null for none
 */
export function useClaim(id: string | null): string | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ id: string; holder: string | null }>();

  useEffect(() => {
    if (id === null) return undefined;
    let isOpen = true;
    let isAsked = false;
    const claim = async () => {
      isAsked = true;
      const asked = await client.mutate({ mutation: ClaimItemDocument, variables: { id } }).catch(() => undefined);
      if (isOpen) setAnswer({ id, holder: asked?.data?.claimModerationItem?.name ?? null });
    };
    const settled = setTimeout(claim, SETTLED_MS);
    const renewed = setInterval(claim, RENEW_MS);
    return () => {
      isOpen = false;
      clearTimeout(settled);
      clearInterval(renewed);
      if (isAsked) client.mutate({ mutation: ReleaseItemDocument, variables: { id } }).catch(() => undefined);
    };
  }, [client, id]);

  return answer?.id === id ? answer.holder : null;
}
