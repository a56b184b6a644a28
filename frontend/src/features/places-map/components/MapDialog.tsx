import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { t } from '../../../lib/i18n';
import { NearMeChip } from '../../../widgets/places';
import { LazyPlacesMap } from './LazyPlacesMap';
import type { PlacesMapProps } from './PlacesMap';

interface Props extends PlacesMapProps {
  onClose: () => void;
}

/** Full-screen map, for windows without room for a map beside the list. */
export function MapDialog({ onClose, ...map }: Props) {
  return (
    <Dialog fullScreen open onClose={onClose} slotProps={{ paper: { 'aria-label': t('places.map'), sx: { bgcolor: 'sunken.main' } } }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Button color="inherit" startIcon={<FormatListBulletedRounded aria-hidden />} onClick={onClose}>
          {t('places.showList')}
        </Button>
        <NearMeChip params={map.params} change={map.change} />
      </Box>
      <Box sx={{ position: 'relative', isolation: 'isolate', flex: 1, '& .leaflet-container.leaflet-container': { borderRadius: 0 } }}>
        <LazyPlacesMap {...map} isAlone />
      </Box>
    </Dialog>
  );
}
