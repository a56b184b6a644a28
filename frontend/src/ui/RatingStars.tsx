import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';

import { formatNumber } from '../lib/format';
import { visuallyHidden } from './visuallyHidden';

interface Props {
  /** Mean, 1 to 5; 0 without reviews. */
  value: number;
  count?: number;
  size?: 'small' | 'medium';
}

function spoken(value: number, count?: number): string {
  if (count === 0) return 'No reviews yet';
  const reviews = count === undefined ? '' : `, ${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return `Rated ${value.toFixed(1)} out of 5${reviews}`;
}

/** A star, the mean and how many reviews it is of: ★ 4.7 (312). */
export function RatingStars({ value, count, size = 'small' }: Props) {
  const small = size === 'small';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap', typography: small ? 'body2' : 'body1' }}
    >
      <Box component="span" sx={visuallyHidden}>
        {spoken(value, count)}
      </Box>
      <StarRounded aria-hidden sx={{ color: 'star.main', fontSize: small ? 18 : 22 }} />
      <Box component="span" aria-hidden sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {count === 0 ? 'New' : value.toFixed(1)}
      </Box>
      {count !== undefined && count > 0 && (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          ({formatNumber(count)})
        </Box>
      )}
    </Box>
  );
}
