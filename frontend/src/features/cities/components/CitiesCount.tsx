import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/format';
import { visuallyHidden } from '../../../ui/visuallyHidden';

interface Props {
  total: number;
  page: number;
  pages: number;
}

/** How many cities there are, said aloud to screen readers whenever it changes. */
export function CitiesCount({ total, page, pages }: Props) {
  return (
    <Box role="status">
      <Typography variant="subtitle1" component="h2" sx={{ color: 'text.secondary' }}>
        {formatNumber(total)} {total === 1 ? 'city' : 'cities'}
        {pages > 1 && (
          <Box component="span" sx={visuallyHidden}>
            , page {formatNumber(page)} of {formatNumber(pages)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
