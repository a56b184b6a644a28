import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { radius } from '../../../ui/shape';
import { reviewsOf, starsOf } from '../reviewWords';

interface Props {
  stars: number;
  count: number;
  /** Share of all reviews, 0 to 1. */
  share: number;
  chosen: boolean;
  onPress: () => void;
}

/** Bar with the number of reviews of one star rating; pressing it filters the list. */
export function RatingBar({ stars, count, share, chosen, onPress }: Props) {
  return (
    <ButtonBase
      aria-pressed={chosen}
      aria-label={`${starsOf(stars)}: ${reviewsOf(count)}`}
      disabled={count === 0 && !chosen}
      onClick={onPress}
      sx={{
        display: 'grid',
        gridTemplateColumns: '60px minmax(0, 1fr) 92px',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: 44, md: 36 },
        px: 1.5,
        borderRadius: radius.control,
        typography: 'body2',
        textAlign: 'left',
        color: chosen ? 'text.primary' : 'text.secondary',
        bgcolor: chosen ? 'sunken.main' : undefined,
        fontWeight: chosen ? 700 : undefined,
        '&:hover': { bgcolor: 'sunken.main', color: 'text.primary' },
      }}
    >
      <span>{starsOf(stars)}</span>
      <Box sx={{ height: 8, borderRadius: radius.pill, bgcolor: chosen ? 'background.paper' : 'sunken.main', overflow: 'hidden' }}>
        <Box sx={{ height: '100%', borderRadius: 'inherit', bgcolor: 'star.main', forcedColorAdjust: 'none' }} style={{ width: `${share * 100}%` }} />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {reviewsOf(count)}
      </Box>
    </ButtonBase>
  );
}
