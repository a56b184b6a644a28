import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../lib/i18n';
import { foundText } from '../../../lib/places';
import { visuallyHidden } from '../../../ui/visuallyHidden';

interface Props {
  total: number;
  page: number;
  pages: number;
  city?: string;
  search?: string;
}

/** Number of matching places; screen readers announce each change. */
export function PlacesCount({ total, page, pages, city, search }: Props) {
  const words = foundText({ total, city, search }, t, formatNumber);
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
