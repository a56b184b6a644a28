import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';

interface Props {
  total: number;
  page: number;
  pages: number;
}

/** Number of matching cities; screen readers announce each change. */
export function CitiesCount({ total, page, pages }: Props) {
  return (
    <Box role="status">
      <Typography variant="subtitle1" component="h2" sx={{ color: 'text.secondary' }}>
        {t('cities.citiesFound', { count: total })}
        {pages > 1 && (
          <Box component="span" sx={visuallyHidden}>
            {t('cities.pageOfPages', { page, pages })}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
