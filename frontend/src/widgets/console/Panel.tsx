import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius } from '../../ui/shape';

/** Outlined box, an item of a `PanelGrid`. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.panel, borderColor: 'divider', minWidth: 0, position: 'relative' }}
    >
      {children}
    </Paper>
  );
}

interface GridProps {
  /** Name of the list, for screen readers. */
  label: string;
  /** Number of columns on desktops; phones have at most two. */
  columns: 2 | 3 | 4;
  children: ReactNode;
}

/** Grid of panels. */
export function PanelGrid({ label, columns, children }: GridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 2, md: 3 },
        gridTemplateColumns: {
          xs: `repeat(${columns === 4 ? 2 : 1}, minmax(0, 1fr))`,
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  );
}
