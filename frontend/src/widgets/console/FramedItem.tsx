import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface Props {
  /** Name of the item, and its states beside it. */
  heading: ReactNode;
  /** Details, a line each. */
  children: ReactNode;
  /** Buttons, beside the texts or, on a phone, below them. */
  action?: ReactNode;
}

/** Item of a FramedList. */
export function FramedItem({ heading, children, action }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 0.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          {heading}
        </Stack>
        {children}
      </Stack>
      {action}
    </Box>
  );
}
