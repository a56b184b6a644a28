import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { radius } from '../../../ui/shape';
import type { Focus } from './pictures';

interface Props {
  url: string;
  focus: Focus;
  onPick: (focus: Focus) => void;
}

/** Rounds a share of the picture to 0.001, finer than any click. */
const roundShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** Whole picture with a mark at its focal point; a click moves the mark. Keyboard users use the sliders beside it. */
export function FocusMap({ url, focus, onPick }: Props) {
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPick({ x: roundShare((clientX - left) / width), y: roundShare((clientY - top) / height) });
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', bgcolor: 'sunken.main', borderRadius: radius.control, overflow: 'hidden' }}>
      <Box data-testid="focus-map" onClick={pick} sx={{ position: 'relative', lineHeight: 0, cursor: 'crosshair' }}>
        <Box component="img" src={url} alt="" draggable={false} sx={{ maxWidth: '100%', maxHeight: '46vh', minWidth: 80, minHeight: 80 }} />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            width: 28,
            height: 28,
            m: '-14px',
            borderRadius: '50%',
            border: '3px solid',
            borderColor: 'common.white',
            outline: '2px solid',
            outlineColor: 'night.main',
            bgcolor: 'secondary.main',
            opacity: 0.9,
            pointerEvents: 'none',
          }}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </Box>
    </Box>
  );
}
