import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { NoMap } from './map/NoMap';
import type { MapView } from './map/types';
import { useNearViewport } from './map/useNearViewport';
import { radius } from './shape';

const AHEAD_PX = 200;

// A map that cannot be fetched must not take the page around it down.
const load = () => import('./map/LeafletMap').catch(() => ({ default: NoMap }));
const LeafletMap = lazy(load);

interface Props extends MapView {
  /** Pixels; kept from the start, so that nothing jumps when the map comes. */
  height?: number;
}

/**
 * A map with pins. Its code is loaded when it comes near the visible part of the page, its pictures when it can be seen: before that,
 * nothing is asked of the tile server.
 */
export function Map({ height = 450, ...view }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, AHEAD_PX);
  const visible = useNearViewport(box, 0);
  useEffect(() => {
    if (near) void load();
  }, [near]);

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
      {visible && (
        <Suspense fallback={null}>
          <LeafletMap {...view} />
        </Suspense>
      )}
    </Box>
  );
}
