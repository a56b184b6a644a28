import Box from '@mui/material/Box';
import { t } from '../../lib/i18n';
import { radius } from '../shape';

const note = {
  position: 'absolute',
  bottom: 44,
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  // above all of Leaflet's panes
  zIndex: 1000,
  px: 2,
  py: 1,
  borderRadius: radius.pill,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;

/** Note on a map whose tile server does not respond. */
export function TilesNote() {
  return (
    <Box role="status" sx={note}>
      {t('ui.mapPicturesAreNotAvailable')}
    </Box>
  );
}
