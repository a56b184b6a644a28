import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type MapView, NoMap, useNearViewport } from './map';
import { radius } from './shape';

const AHEAD_PX = 200;

// If the map's code fails to load, the rest of the page keeps working.
const load = () => import('./map/LeafletMap').catch(() => ({ default: NoMap }));
const LeafletMap = lazy(load);

interface Props extends MapView {
  /** Height (px), reserved before the map loads to avoid layout shifts. */
  height?: number;
}

/**
 * Map with pins. Its code loads when the map is within 200 px of the viewport. Tiles load only when the map is visible; before that, the tile server
 * gets no requests.
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
