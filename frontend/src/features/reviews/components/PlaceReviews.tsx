import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { useViewer } from '../../../lib/account';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { PageNumbers } from '../../../ui/PageNumbers';
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

/** Describes the visible part of the list, for example "11–20 of 32 reviews with 5 stars". */
function extentOf({ page, items, total }: PlaceReviews_PageFragment, rating: number | undefined): string {
  const first = (page - 1) * REVIEWS_PER_PAGE + 1;
  const all = reviewsOf(total);
  const part = items.length < total ? t('reviews.partOf', { first, last: first + items.length - 1, all }) : all;
  return rating ? t('reviews.partWithStars', { part, stars: starsOf(rating) }) : part;
}

/** Reviews of a place: rating summary, and the list with filter, order and pages. */
export function PlaceReviews({ place }: PlaceReviewsProps) {
  const { rating, order, page, filter, arrange, hrefOf } = useReviewParams(place.id);
  const { status } = useViewer();
  const { review: own } = useMyReview(place.id);
  const { data, previousData, loading, error, refetch } = useQuery(PlaceReviewsDocument, {
    variables: { id: place.id, ...(rating && { rating }), sort: reviewSorts[order].sort, page },
    // The embedded response is anonymous: only the server knows which reviews the viewer has voted for.
    fetchPolicy: status === 'signed-in' ? 'cache-and-network' : 'cache-first',
  });
  const isPending = loading && !data;
  const waiting = useDeferredLoading(isPending);
  const reviews = (data ?? previousData)?.place?.reviews;

  if (place.rating.count === 0 && reviews?.total === 0) {
    const text = own ? t('reviews.yoursIsNotShownTo') : t('reviews.beTheFirstToReview');
    return <EmptyState title={t('reviews.noReviewsYet')} text={text} />;
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
          label={t('reviews.sortBy')}
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
      {error && <ErrorPanel title={t('reviews.errorLoadingReviews')} text={t('reviews.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />}
      {!error && !reviews && waiting && <ReviewSkeletons />}
      {!error && reviews && reviews.total > 0 && <ReviewList reviews={reviews.items} stale={isPending} />}
      {!error && reviews?.total === 0 && (
        <EmptyState
          title={rating ? t('reviews.noneWithStars', { stars: starsOf(rating) }) : t('reviews.noReviewsYet')}
          text={rating ? t('reviews.nobodyHasGivenThisPlace') : t('reviews.beTheFirstToReview')}
          action={
            rating && (
              <Button variant="outlined" onClick={() => filter(undefined)}>
                {t('reviews.showAllReviews')}
              </Button>
            )
          }
        />
      )}
      {!error && reviews && <PageNumbers page={reviews.page} pages={reviews.pages} hrefOf={hrefOf} />}
    </Stack>
  );
}
