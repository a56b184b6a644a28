import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageContainer } from '../../../ui/PageContainer';

/** Row that sticks below the header while the list scrolls. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: 'var(--header)',
        zIndex: (theme) => theme.zIndex.appBar - 1,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        py: 1.5,
        displayPrint: 'none',
      }}
    >
      <PageContainer>{children}</PageContainer>
    </Box>
  );
}
