import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import { NoMap } from './map/NoMap';
import type { MapView } from './map/types';
import { useNearViewport } from './map/useNearViewport';
import { radius } from './shape';

// A map that cannot be fetched must not take the page around it down.
const LeafletMap = lazy(() => import('./map/LeafletMap').catch(() => ({ default: NoMap })));

interface Props extends MapView {
  /** Pixels; kept from the start, so that nothing jumps when the map comes. */
  height?: number;
}

/**
 * A map with pins. Its code and its pictures are loaded only when it comes near the visible part of
 * the page: before that, nothing is asked of the tile server.
 */
export function Map({ height = 450, ...view }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box);

  return (
    <Box
      ref={box}
      sx={{
        height,
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        borderRadius: radius.panel,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'sunken.main',
      }}
    >
      {near && (
        <Suspense fallback={null}>
          <LeafletMap {...view} />
        </Suspense>
      )}
    </Box>
  );
}
