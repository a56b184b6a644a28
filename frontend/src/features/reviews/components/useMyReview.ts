import { skipToken, useQuery } from '@apollo/client/react';
import { useViewer } from '../../../lib/viewer';
import { MyReviewDocument } from './MyReview.generated';

/** What the viewer has said of a place, and whether they may still; nothing of either for people who are not signed in. */
export function useMyReview(placeId: string) {
  const { status } = useViewer();
  const { data, error, refetch } = useQuery(
    MyReviewDocument,
    // The network as well, as a moderator may have decided meanwhile.
    status === 'signed-in' ? { variables: { placeId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const place = data?.place;
  return { isKnown: Boolean(place), review: place?.myReview ?? null, canReview: Boolean(place?.viewerCan.review), error, refetch };
}
