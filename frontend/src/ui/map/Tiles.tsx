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
  // above all that Leaflet draws
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

/**
 * The pictures of a map. Says when none can be loaded, and tries again when the browser comes back
 * online.
 */
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
        // tile servers ask for the name of the site that shows their pictures
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
