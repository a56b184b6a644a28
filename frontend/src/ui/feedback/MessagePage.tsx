import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptySkyline } from './EmptySkyline';
import { PageContainer } from '../PageContainer';

interface Props {
  title: string;
  text: ReactNode;
  /** Next steps: one or two buttons. */
  children: ReactNode;
}

/** Page that consists of a message. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <PageContainer>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 8, md: 14 } }}>
        <EmptySkyline />
        <Typography variant="h1" tabIndex={-1} sx={{ mt: 4 }}>
          {title}
        </Typography>
        <Box sx={{ typography: 'body1', mt: 1.5, color: 'text.secondary', maxWidth: '52ch', textWrap: 'balance' }}>{text}</Box>
        <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Stack>
      </Stack>
    </PageContainer>
  );
}
