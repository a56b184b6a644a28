import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Button at the end of the row. */
  action?: ReactNode;
}

/** `h1` of a page. It is focusable by script, so that screen readers announce a new page. */
export function PageHeading({ title, subtitle, action }: Props) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        justifyContent: 'space-between',
        alignItems: { xs: 'flex-start', sm: 'flex-end' },
        gap: 2,
        mb: { xs: 3, sm: 4 },
        '& > .MuiButton-root': { flexShrink: 0 },
      }}
    >
      {/* Names of one long word must not widen the page. */}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {subtitle && <Typography sx={{ color: 'text.secondary', mt: 1, fontSize: { sm: '1.125rem' } }}>{subtitle}</Typography>}
      </Box>
      {action}
    </Stack>
  );
}
