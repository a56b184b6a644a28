import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { DeferredSection } from '../../../ui/lazy';
import { PageContainer } from '../../../ui/PageContainer';

interface Props {
  hero: ReactNode;
  nav: ReactNode;
  /** Description and location: beside the panels on wide windows, above them on phones. */
  main: ReactNode;
  /** Panels that stay in view while the rest scrolls. */
  side: ReactNode;
  reviews: ReactNode;
  more: ReactNode;
  /** Action bar; phones show it at the bottom. */
  bar: ReactNode;
}

/** Layout of a place's page: two columns, or one on phones with the panels above the reviews. */
export function PlacePage({ hero, nav, main, side, reviews, more, bar }: Props) {
  return (
    <>
      <PageContainer>{hero}</PageContainer>
      <DeferredSection>
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
              <DeferredSection>{reviews}</DeferredSection>
            </Box>
          </Box>
          {/* This space must move with the content when the reviews load: browsers then use it as the anchor and keep the scroll position. */}
          <Box sx={{ pt: more ? { xs: 7, md: 10 } : 0, pb: { xs: 7, md: 12 } }}>
            <DeferredSection>{more}</DeferredSection>
          </Box>
        </PageContainer>
        {bar}
      </DeferredSection>
    </>
  );
}
