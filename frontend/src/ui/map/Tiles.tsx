import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { t } from '../../lib/i18n';
import { radius } from '../shape';
import type { MapView } from './types';

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

/** Tile layer of a map. Shows a note if no tile loads, and retries when the browser is online again. */
export function Tiles({ tiles }: Pick<MapView, 'tiles'>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const again = () => setAttempt((n) => n + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const eventHandlers = useMemo(
    () => ({
      tileload: () => setState('shown'),
      tileerror: () => setState((now) => (now === 'shown' ? now : 'failed')),
    }),
    [],
  );

  return (
    <>
      <TileLayer
        key={attempt}
        url={tiles.url}
        attribution={tiles.attribution}
        maxZoom={19}
        // Tile servers require the origin of the site that shows their tiles.
        referrerPolicy="strict-origin-when-cross-origin"
        eventHandlers={eventHandlers}
      />
      {state === 'failed' && (
        <Box role="status" sx={note}>
          {t('ui.mapPicturesAreNotAvailable')}
        </Box>
      )}
    </>
  );
}
