import { skipToken, useQuery } from '@apollo/client/react';
import { useViewer } from '../../../lib/account';
import { MyReviewDocument } from './MyReview.generated';

/** Returns the viewer's review of a place, and if they can still write one. Sends no request for visitors who are not signed in. */
export function useMyReview(placeId: string) {
  const { status } = useViewer();
  const { data, error, refetch } = useQuery(
    MyReviewDocument,
    // `cache-and-network`: a moderator can have decided since the last request.
    status === 'signed-in' ? { variables: { placeId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const place = data?.place;
  return { isKnown: Boolean(place), review: place?.myReview ?? null, canReview: Boolean(place?.viewerCan.review), error, refetch };
}
