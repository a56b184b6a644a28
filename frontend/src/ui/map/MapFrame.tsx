import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { radius } from '../shape';
import { useNearViewport } from './useNearViewport';

const AHEAD_PX = 200;

interface Props {
  /** Height (px), reserved before the map loads to avoid layout shifts. */
  height: number;
  /** Loads the map's code. Called when the frame is within 200 px of the viewport. */
  load: () => Promise<unknown>;
  /** `StaticPicture` of the same area, shown until the map is drawn, and on paper. Without it, paper has no map. */
  below?: ReactNode;
  /** The map; rendered when the frame is visible. Before that, the tile server gets no requests. */
  children: ReactNode;
}

/** Box of a map whose code and tiles load as late as possible. */
export function MapFrame({ height, load, below, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, AHEAD_PX);
  const visible = useNearViewport(box, 0);
  useEffect(() => {
    if (near) void load();
  }, [near, load]);

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
        breakInside: 'avoid',
        ...(!below && { displayPrint: 'none' }),
      }}
    >
      {below}
      {visible && <Suspense fallback={null}>{children}</Suspense>}
    </Box>
  );
}
