import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SectionId } from './anchors';

interface Props {
  id: SectionId;
  title: string;
  /** Content at the end of the heading's row. */
  action?: ReactNode;
  children: ReactNode;
}

/** Section of a place's page, a target of `SectionNav`. */
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
