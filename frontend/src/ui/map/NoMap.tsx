import Box from '@mui/material/Box';
import { t } from '../../lib/i18n';

/** Shown instead of a map whose code failed to load. */
export function NoMap() {
  return (
    <Box role="status" sx={{ height: '100%', display: 'grid', placeContent: 'center', typography: 'body2', color: 'text.secondary' }}>
      {t('ui.theMapIsNotAvailable')}
    </Box>
  );
}
