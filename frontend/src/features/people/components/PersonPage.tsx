import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PageContainer } from '../../../ui/PageContainer';

interface PartProps {
  title: string;
  /** Count beside the title. */
  count?: string;
  children: ReactNode;
}

/** Titled section of a user's public page. */
export function Part({ title, count, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {title}
        {count && (
          <Typography component="span" sx={{ color: 'text.secondary', ml: 1, letterSpacing: 0 }}>
            {count}
          </Typography>
        )}
      </Typography>
      {children}
    </Box>
  );
}

/** Layout of a user's public page: reviews with the lists beside them; phones show the lists first. */
export function PersonPage({ header, reviews, lists }: { header: ReactNode; reviews: ReactNode; lists: ReactNode }) {
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
      {header}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          columnGap: 8,
          rowGap: 5,
          alignItems: 'start',
          mt: { xs: 4, md: 6 },
        }}
      >
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 }, minWidth: 0 }}>{lists}</Box>
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>{reviews}</Box>
      </Box>
    </PageContainer>
  );
}
