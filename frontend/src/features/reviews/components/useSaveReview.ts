import { useMutation } from '@apollo/client/react';
import type { ReviewInput } from '../../../graphql/schema.generated';
import type { MyReview_ReviewFragment } from './MyReview.generated';
import { CreateReviewDocument, UpdateReviewDocument } from './useSaveReview.generated';

/** Queries that show or count the review; they reload after a save. */
export const SHOWING = ['PlaceScreen', 'PlaceReviews', 'MyReview'];

/**
 * Returns a function that creates or updates the viewer's review of a place.
 * The function takes the input and an idempotency key, and returns the saved review. It throws the API's error.
 * @param reviewId review to update; undefined for a new one
 */
export function useSaveReview(placeId: string, reviewId: string | undefined) {
  const [create] = useMutation(CreateReviewDocument, { refetchQueries: SHOWING });
  const [update] = useMutation(UpdateReviewDocument, { refetchQueries: SHOWING });

  return async (input: ReviewInput, clientMutationId: string): Promise<MyReview_ReviewFragment | undefined> => {
    if (reviewId === undefined) return (await create({ variables: { input: { ...input, placeId, clientMutationId } } })).data?.createReview;
    return (await update({ variables: { id: reviewId, input } })).data?.updateReview;
  };
}
