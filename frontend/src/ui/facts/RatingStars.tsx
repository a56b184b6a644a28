import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';

import { formatNumber, formatRating, t } from '../../lib/i18n';
import { visuallyHidden } from '../visuallyHidden';

interface Props {
  /** Average rating, 1 to 5; 0 without reviews. */
  value: number;
  count?: number;
  size?: 'small' | 'medium';
}

function spoken(value: number, count?: number): string {
  if (count === 0) return t('ui.noReviewsYet');
  const rating = formatRating(value);
  return count === undefined ? t('ui.rated', { rating }) : t('ui.ratedByReviews', { rating, count });
}

/** Average rating and number of reviews: ★ 4.7 (312). */
export function RatingStars({ value, count, size = 'small' }: Props) {
  const small = size === 'small';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap', typography: small ? 'body2' : 'body1' }}>
      <Box component="span" sx={visuallyHidden}>
        {spoken(value, count)}
      </Box>
      <StarRounded aria-hidden sx={{ color: 'star.main', fontSize: small ? 18 : 22 }} />
      <Box component="span" aria-hidden sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {count === 0 ? t('ui.new') : formatRating(value)}
      </Box>
      {count !== undefined && count > 0 && (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          ({formatNumber(count)})
        </Box>
      )}
    </Box>
  );
}
