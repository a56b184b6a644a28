import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

const row = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, columnGap: 1.5, mb: { xs: 1, sm: 2 }, minHeight: 44 } as const;
/** Narrow padding lets several buttons fit side by side on phones. */
const buttons = { flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 }, '& .MuiButton-root': { px: { xs: 1.5, sm: 2.5 } } } as const;

/** Heading of a console screen. */
export function ConsoleHeading({ title, actions }: Props) {
  return (
    <Stack direction="row" sx={row}>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      {actions && (
        <Stack direction="row" sx={buttons}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
