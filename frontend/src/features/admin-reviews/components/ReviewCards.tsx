import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { t } from '../../../lib/i18n';
import type { AdminReviewFilter } from '../../../graphql/schema.generated';
import type { Selection } from '../../../widgets/console';
import { ReviewCard } from './ReviewCard';
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated';

interface Props {
  reviews: readonly ReviewCard_ReviewFragment[];
  selection: Selection<AdminReviewFilter>;
}

/** Reviews as selectable cards. */
export function ReviewCards({ reviews, selection }: Props) {
  const ids = reviews.map(({ id }) => id);
  const ticked = ids.filter((id) => selection.has(id)).length;
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={ticked > 0 && ticked === ids.length}
            indeterminate={ticked > 0 && ticked < ids.length}
            onChange={(_, isTicked) => selection.tick(ids, isTicked)}
          />
        }
        label={t('adminReviews.selectAllOnThisPage')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ minHeight: 44, ml: { xs: -0.25, sm: 0.25 }, mt: -1 }}
      />
      <Box
        component="ul"
        aria-label={t('adminReviews.title')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} isTicked={selection.has(review.id)} onTick={(isTicked) => selection.tick([review.id], isTicked)} />
        ))}
      </Box>
    </>
  );
}
