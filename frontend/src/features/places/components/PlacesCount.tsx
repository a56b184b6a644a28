import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';

/** Upper limit of the server's count where it has to count rows. */
const COUNT_LIMIT = 10_000;
/** Upper limit of the count for a search text. */
const SEARCH_LIMIT = 1_000;

interface Props {
  total: number;
  page: number;
  pages: number;
  city?: string;
  search?: string;
}

/** Number of matching places; screen readers announce each change. */
export function PlacesCount({ total, page, pages, city, search }: Props) {
  const number = total === (search ? SEARCH_LIMIT : COUNT_LIMIT) ? `${formatNumber(total)}+` : formatNumber(total);
  const found = t('places.found', { count: total, number });
  const there = city ? t('places.foundIn', { found, city }) : found;
  const words = search ? t('places.foundFor', { found: there, search }) : there;
  return (
    <Box role="status" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {words}
        {pages > 1 && (
          <Box component="span" sx={visuallyHidden}>
            {t('places.pageOfPages', { page, pages })}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
