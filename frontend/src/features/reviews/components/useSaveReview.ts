import { useMutation } from '@apollo/client/react';
import type { ReviewInput } from '../../../graphql/schema.generated';
import type { MyReview_ReviewFragment } from './MyReview.generated';
import { CreateReviewDocument, UpdateReviewDocument } from './useSaveReview.generated';

/** Queries of the place's page that show the review or count it. */
export const SHOWING = ['PlaceScreen', 'PlaceReviews', 'MyReview'];

/**
 * Writes the viewer's review of a place.
 * @param reviewId the review that is edited; none for a new one
 * @returns a function that takes what it says and the name of this attempt, and answers the review as it stands then; throws what the server
 * refuses with
 */
export function useSaveReview(placeId: string, reviewId: string | undefined) {
  const [create] = useMutation(CreateReviewDocument, { refetchQueries: SHOWING });
  const [update] = useMutation(UpdateReviewDocument, { refetchQueries: SHOWING });

  return async (input: ReviewInput, clientMutationId: string): Promise<MyReview_ReviewFragment | undefined> => {
    if (reviewId === undefined) return (await create({ variables: { input: { ...input, placeId, clientMutationId } } })).data?.createReview;
    return (await update({ variables: { id: reviewId, input } })).data?.updateReview;
  };
}
