import Typography from '@mui/material/Typography';
import { isolate, t } from '../../../lib/i18n';
import type { BaseMap } from '../../../ui/map';

/** Returns what maps show now. */
function stateOf({ source, tiles, layers }: BaseMap): string {
  if (source === 'NONE') return t('setup.mapNone');
  if (tiles) return t('setup.mapTiles', { url: isolate(tiles.url) });
  const count = layers.filter(({ id }) => id !== 'world').length;
  return count === 0 ? t('setup.mapWorld') : t('setup.mapArchives', { count });
}

/** Tells how many archives the maps of the site show, in the step that sets them up. */
export function MapStep({ map }: { map: BaseMap }) {
  return (
    <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {stateOf(map)}
    </Typography>
  );
}
