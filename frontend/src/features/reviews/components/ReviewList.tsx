import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PlaceReviews_PageFragment } from './PlaceReviews.generated';
import { ReviewItem } from './ReviewItem';

interface Props {
  reviews: PlaceReviews_PageFragment['items'];
  /** True while other reviews load; the current ones stay, dimmed. */
  stale: boolean;
}

export function ReviewList({ reviews, stale }: Props) {
  return (
    <Stack component="ul" aria-busy={stale} sx={{ listStyle: 'none', m: 0, p: 0, opacity: stale ? 0.6 : 1, transition: 'opacity 200ms' }}>
      {reviews.map((review) => (
        <Box component="li" key={review.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type > article': { pt: 1 } }}>
          <ReviewItem review={review} />
        </Box>
      ))}
    </Stack>
  );
}
