import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useViewer } from '../../../lib/viewer';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { PageNumbers } from '../../../ui/PageNumbers';
import { useDeferredLoading } from '../../../ui/useDeferredLoading';
import { REVIEWS_PER_PAGE, reviewsOf, starsOf } from '../reviewWords';
import { PlaceReviewsDocument, type PlaceReviews_PageFragment, type PlaceReviews_PlaceFragment } from './PlaceReviews.generated';
import { RatingSummary } from './RatingSummary';
import { ReviewList } from './ReviewList';
import { ReviewSkeletons } from './ReviewSkeletons';
import { useMyReview } from './useMyReview';
import { reviewSorts, useReviewParams, type ReviewOrder } from './useReviewParams';

export interface PlaceReviewsProps {
  place: PlaceReviews_PlaceFragment;
}

/** Which part of the list is shown: 11–20 of 32 reviews with 5 stars. */
function extentOf({ page, items, total }: PlaceReviews_PageFragment, rating: number | undefined): string {
  const first = (page - 1) * REVIEWS_PER_PAGE + 1;
  const part = items.length < total ? `${first}–${first + items.length - 1} of ` : '';
  return `${part}${reviewsOf(total)}${rating ? ` with ${starsOf(rating)}` : ''}`;
}

/** The reviews of a place: what they say together, and the list with its filter, order and pages. */
export function PlaceReviews({ place }: PlaceReviewsProps) {
  const { rating, order, page, filter, arrange, hrefOf } = useReviewParams(place.id);
  const { status } = useViewer();
  const { review: own } = useMyReview(place.id);
  const { data, previousData, loading, error, refetch } = useQuery(PlaceReviewsDocument, {
    variables: { id: place.id, ...(rating && { rating }), sort: reviewSorts[order].sort, page },
    // What came with the page was answered for nobody: whose votes are whose is known to the server only.
    fetchPolicy: status === 'signed-in' ? 'cache-and-network' : 'cache-first',
  });
  const isPending = loading && !data;
  const waiting = useDeferredLoading(isPending);
  const reviews = (data ?? previousData)?.place?.reviews;

  if (place.rating.count === 0 && reviews?.total === 0) {
    const text = own ? 'Yours is not shown to others yet.' : 'Be the first to review this place!';
    return <EmptyState title="No reviews yet" text={text} />;
  }

  return (
    <Stack sx={{ gap: 3 }}>
      <RatingSummary place={place} chosen={rating} onChoose={filter} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {data?.place && extentOf(data.place.reviews, rating)}
        </Typography>
        <TextField
          select
          size="small"
          label="Sort by"
          value={order}
          onChange={(event) => arrange(event.target.value as ReviewOrder)}
          sx={{ minWidth: 160 }}
        >
          {Object.entries(reviewSorts).map(([word, { label }]) => (
            <MenuItem key={word} value={word}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {error && <ErrorPanel title="Error loading reviews" text="Please try again later." error={error} onRetry={() => void refetch()} />}
      {!error && !reviews && waiting && <ReviewSkeletons />}
      {!error && reviews && reviews.total > 0 && <ReviewList reviews={reviews.items} stale={isPending} />}
      {!error && reviews?.total === 0 && (
        <EmptyState
          title={rating ? `No reviews with ${starsOf(rating)}` : 'No reviews yet'}
          text={rating ? 'Nobody has given this place that rating.' : 'Be the first to review this place!'}
          action={rating && <Button variant="outlined" onClick={() => filter(undefined)}>Show all reviews</Button>}
        />
      )}
      {!error && reviews && <PageNumbers page={reviews.page} pages={reviews.pages} hrefOf={hrefOf} />}
    </Stack>
  );
}
