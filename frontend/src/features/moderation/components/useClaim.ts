import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ClaimItemDocument, ReleaseItemDocument } from './useClaim.generated';

/** Who only passes an item by does not claim it. */
const SETTLED_MS = 400;
/** A claim lasts two minutes. */
const RENEW_MS = 60_000;

/**
 * Says that the viewer has an item before them for as long as they do; where that cannot be said, nothing is lost but the note for others.
 * @param id null for none
 * @returns the name of whoever had it first; null for nobody
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
