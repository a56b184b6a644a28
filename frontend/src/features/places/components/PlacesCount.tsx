import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/format';
import { visuallyHidden } from '../../../ui/visuallyHidden';

/** The server counts no further where it must count one by one, and a search looks no further. */
const COUNT_LIMIT = 10_000;
const SEARCH_LIMIT = 1_000;

interface Props {
  total: number;
  page: number;
  pages: number;
  city?: string;
  search?: string;
}

/** How many places there are, said aloud to screen readers whenever it changes. */
export function PlacesCount({ total, page, pages, city, search }: Props) {
  return (
    <Box role="status" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {total === (search ? SEARCH_LIMIT : COUNT_LIMIT) ? `${formatNumber(total)}+` : formatNumber(total)} {total === 1 ? 'place' : 'places'}
        {city && ` in ${city}`}
        {search && ` for “${search}”`}
        {pages > 1 && (
          <Box component="span" sx={visuallyHidden}>
            , page {formatNumber(page)} of {formatNumber(pages)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
