import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SectionId } from './anchors';

interface Props {
  id: SectionId;
  title: string;
  /** Stands at the far end of the heading's row. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a place's page that the row of links leads to. */
export function PlaceSection({ id, title, action, children }: Props) {
  return (
    <Box component="section" id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} sx={{ scrollMarginTop: 56, '&:focus': { outline: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 2.5 }}>
        <Typography variant="h2" id={`${id}-heading`} sx={{ fontSize: '1.75rem' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
