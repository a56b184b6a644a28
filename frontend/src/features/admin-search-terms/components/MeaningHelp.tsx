import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';

/** Examples of meanings, one for each word of an address, with what they stand for. */
const EXAMPLES = [
  ['openAt=now', () => t('adminSearchTerms.openNow')],
  ['openAt=today-23:00', () => t('adminSearchTerms.openToday')],
  ['openAt=su-11:00', () => t('adminSearchTerms.openSunday')],
  ['price=free,1', () => t('adminSearchTerms.prices')],
  ['category=bar,cafe', () => t('adminSearchTerms.categories')],
  ['attr=cuisine:pizza,thai', () => t('adminSearchTerms.options')],
  ['attr=outdoor_seating:yes', () => t('adminSearchTerms.yesNo')],
  ['category=worship&attr=religion:christian', () => t('adminSearchTerms.both')],
  ['sort=rating', () => t('adminSearchTerms.best')],
  ['sort=newest', () => t('adminSearchTerms.newest')],
  ['near=me', () => t('adminSearchTerms.nearMe')],
] as const;

/** Table of meanings that a search term can have. */
export function MeaningHelp() {
  return (
    <Box component="details">
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', color: 'primary.main', fontWeight: 600 }}>
        {t('adminSearchTerms.examples')}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' }, columnGap: 3, rowGap: { xs: 0, sm: 1 } }}>
        {EXAMPLES.map(([meaning, text]) => [
          <Typography key={meaning} component="dt" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="code" dir="ltr">
              {meaning}
            </Box>
          </Typography>,
          <Typography key={`${meaning} text`} component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, color: 'text.secondary' }}>
            {text()}
          </Typography>,
        ])}
      </Box>
    </Box>
  );
}
