import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../../ui/shape';

interface Props {
  /** Name of the state. */
  children: ReactNode;
  /** Color of the dot: good, waiting or rejected. Without it there is no dot. */
  tone?: 'success' | 'warning' | 'error';
}

/** Shows a state: a dot and a word. */
export function StandingChip({ children, tone }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 26,
        px: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: radius.pill,
        typography: 'caption',
        whiteSpace: 'nowrap',
      }}
    >
      {tone && <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: `${tone}.main` }} />}
      {children}
    </Box>
  );
}
