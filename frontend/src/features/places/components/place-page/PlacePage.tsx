import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../../lib/i18n';
import { Later } from '../../../../ui/Later';
import { PageContainer } from '../../../../ui/PageContainer';

interface Props {
  hero: ReactNode;
  nav: ReactNode;
  /** What the place is like and where: beside the panels, on phones above them. */
  main: ReactNode;
  /** Panels that stay in sight while the rest scrolls. */
  side: ReactNode;
  reviews: ReactNode;
  more: ReactNode;
  /** What to do with the place; on phones it stays at the bottom. */
  bar: ReactNode;
}

/** Where the parts of a place's page stand: two columns, on phones one with the panels before the reviews. */
export function PlacePage({ hero, nav, main, side, reviews, more, bar }: Props) {
  return (
    <>
      <PageContainer>{hero}</PageContainer>
      <Later>
        {nav}
        <PageContainer sx={{ pt: { xs: 4, md: 5 } }}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
              gridTemplateAreas: { xs: '"main" "side" "reviews"', md: '"main side" "reviews side"' },
              gridTemplateRows: { md: 'auto 1fr' },
              columnGap: 6,
              rowGap: { xs: 5, md: 7 },
            }}
          >
            <Stack sx={{ gridArea: 'main', gap: { xs: 5, md: 7 }, minWidth: 0 }}>{main}</Stack>
            <Box component="aside" aria-label={t('places.contactAndDetails')} sx={{ gridArea: 'side' }}>
              <Stack sx={{ gap: 2, position: { md: 'sticky' }, top: { md: 'calc(var(--header) + 82px)' } }}>{side}</Stack>
            </Box>
            <Box sx={{ gridArea: 'reviews', minWidth: 0 }}>
              <Later>{reviews}</Later>
            </Box>
          </Box>
          {/* The room at the end is part of what moves when the reviews come: a browser that holds on to what is in sight finds it there. */}
          <Box sx={{ pt: more ? { xs: 7, md: 10 } : 0, pb: { xs: 7, md: 12 } }}>
            <Later>{more}</Later>
          </Box>
        </PageContainer>
        {bar}
      </Later>
    </>
  );
}
