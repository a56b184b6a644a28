import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Part of the sheet with all filters. */
export function FilterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        <bdi>{title}</bdi>
      </Typography>
      {children}
    </Box>
  );
}
