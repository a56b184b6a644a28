import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { PageContainer } from '../../../ui/PageContainer';

interface Props {
  title: string;
  subtitle?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Section of the home page with a heading. */
export function Section({ title, subtitle, action, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: { xs: 7, md: 12 } }}>
      <PageContainer>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-end', flexWrap: 'wrap', gap: 2, mb: { xs: 3, md: 4 } }}>
          <div>
            <Typography id={id} variant="h2">
              {title}
            </Typography>
            {subtitle && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{subtitle}</Typography>}
          </div>
          {action}
        </Stack>
        {children}
      </PageContainer>
    </Box>
  );
}
