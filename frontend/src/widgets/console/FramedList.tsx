import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius } from '../../ui/shape';

interface Props {
  /** Label of the list for screen readers. */
  label: string;
  /** Element of the list: `ol` if the order has a meaning. */
  component?: 'ul' | 'ol';
  children: ReactNode;
}

/** Outlined list whose items are separated by lines. */
export function FramedList({ label, component = 'ul', children }: Props) {
  return (
    <Paper
      component={component}
      aria-label={label}
      variant="outlined"
      sx={{ m: 0, px: 2, py: 0.5, listStyle: 'none', borderColor: 'divider', borderRadius: radius.card }}
    >
      {children}
    </Paper>
  );
}
