import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import type { ElementType } from 'react';
import { formatRating, t } from '../../lib/i18n';
import { visuallyHidden } from '../visuallyHidden';

const MOST = 5;

const five = (Star: ElementType) => Array.from({ length: MOST }, (_, n) => <Star key={n} sx={{ fontSize: 20, flexShrink: 0 }} />);

interface Props {
  /** Rating from 0 to 5; fractions fill a star partly. */
  value: number;
  /** True: shows the number beside the stars. */
  numbered?: boolean;
}

/** Row of five stars, filled up to the value. */
export function StarRow({ value, numbered = false }: Props) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', typography: 'body2' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('ui.rated', { rating: Number.isInteger(value) ? value : formatRating(value) })}
      </Box>
      <Box component="span" aria-hidden sx={{ position: 'relative', display: 'inline-flex', color: 'star.main' }}>
        {five(StarOutlineRounded)}
        <Box component="span" sx={{ position: 'absolute', inset: 0, display: 'inline-flex', overflow: 'hidden' }} style={{ width: `${(value / MOST) * 100}%` }}>
          {five(StarRounded)}
        </Box>
      </Box>
      {numbered && (
        <Box component="span" aria-hidden sx={{ ml: 0.75, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {value}/{MOST}
        </Box>
      )}
    </Box>
  );
}
