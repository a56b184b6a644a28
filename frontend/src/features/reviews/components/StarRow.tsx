import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { visuallyHidden } from '../../../ui/visuallyHidden';

const FIVE = [1, 2, 3, 4, 5];

/** The stars of one review, 1 to 5, as a row of five and as a number. */
export function StarRow({ stars }: { stars: number }) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', typography: 'body2' }}>
      <Box component="span" sx={visuallyHidden}>
        Rated {stars} out of 5
      </Box>
      {FIVE.map((n) => {
        const Star = n <= stars ? StarRounded : StarOutlineRounded;
        return <Star key={n} aria-hidden sx={{ color: 'star.main', fontSize: 20 }} />;
      })}
      <Box component="span" aria-hidden sx={{ ml: 0.75, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {stars}/5
      </Box>
    </Box>
  );
}
