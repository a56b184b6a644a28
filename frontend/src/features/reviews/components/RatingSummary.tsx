import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRating, t } from '../../../lib/i18n';
import { StarRow } from '../../../ui/facts';
import { reviewsOf } from '../reviewWords';
import type { PlaceReviews_PlaceFragment } from './PlaceReviews.generated';
import { RatingBar } from './RatingBar';

interface Props {
  place: PlaceReviews_PlaceFragment;
  /** Stars that the list is filtered by. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** Average rating, and a bar for each number of stars; pressing a bar filters the list. */
export function RatingSummary({ place: { rating, ratingBreakdown }, chosen, onChoose }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr)' },
        gap: { xs: 2, sm: 4 },
        alignItems: 'center',
      }}
    >
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Typography aria-hidden variant="h1" component="p" sx={{ fontSize: '3rem', fontVariantNumeric: 'tabular-nums' }}>
          {formatRating(rating.average)}
        </Typography>
        <StarRow value={rating.average} />
        <Typography sx={{ color: 'text.secondary' }}>{reviewsOf(rating.count)}</Typography>
      </Stack>
      <Stack role="group" aria-label={t('reviews.filterReviewsByStars')} sx={{ minWidth: 0 }}>
        {ratingBreakdown.map(({ stars, count }) => (
          <RatingBar
            key={stars}
            stars={stars}
            count={count}
            share={rating.count === 0 ? 0 : count / rating.count}
            chosen={chosen === stars}
            onPress={() => onChoose(chosen === stars ? undefined : stars)}
          />
        ))}
      </Stack>
    </Box>
  );
}
