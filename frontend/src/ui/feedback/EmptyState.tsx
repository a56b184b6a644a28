import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptySkyline } from './EmptySkyline';

interface Props {
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Message for an empty list, with an optional action. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: { xs: 5, sm: 8 }, px: 2 }}>
      <EmptySkyline />
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{text}</Typography>}
      {action && <Stack sx={{ mt: 2 }}>{action}</Stack>}
    </Stack>
  );
}
