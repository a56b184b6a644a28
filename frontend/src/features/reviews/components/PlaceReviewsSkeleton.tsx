import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { REVIEWS_PER_PAGE } from '../reviewWords';
import type { PlaceReviewsProps } from './PlaceReviews';
import { ReviewSkeletons } from './ReviewSkeletons';

/** Placeholder of a place's reviews, of about the same height. */
export function PlaceReviewsSkeleton({ place: { rating } }: PlaceReviewsProps) {
  if (rating.count === 0) return <ReviewSkeletons count={1} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ height: { xs: 340, sm: 180 }, justifyContent: 'space-between' }}>
        <Skeleton width={96} sx={{ fontSize: '3rem', lineHeight: 1, display: { sm: 'none' } }} />
        {[5, 4, 3, 2, 1].map((stars) => (
          <Skeleton key={stars} />
        ))}
      </Stack>
      <Skeleton variant="rounded" height={40} sx={{ alignSelf: 'flex-end', width: 160 }} />
      <ReviewSkeletons count={Math.min(rating.count, REVIEWS_PER_PAGE)} />
      {rating.count > REVIEWS_PER_PAGE && <Skeleton variant="rounded" height={44} sx={{ alignSelf: 'center', width: 220, mt: 6 }} />}
    </Stack>
  );
}
