import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { PageContainer } from '../../../ui/PageContainer';
import { radius } from '../../../ui/shape';

/** Placeholder of a place's page while the place loads. */
export function PlacePageSkeleton() {
  return (
    <Box role="status" aria-label={t('places.loadingPlace')}>
      <PageContainer>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            pt: { xs: 2, sm: 3 },
            pb: { xs: 3, sm: 4 },
          }}
        >
          <Stack sx={{ gap: 1.5, order: { xs: 1, md: 0 } }}>
            <Skeleton variant="rectangular" width={110} height={26} sx={{ borderRadius: radius.pill }} />
            <Skeleton width="80%" sx={{ typography: 'h1' }} />
            <Skeleton width="45%" />
            <Skeleton width="35%" />
          </Stack>
          <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: { xs: '4 / 3', sm: '2 / 1', md: '16 / 9' }, borderRadius: radius.panel }} />
        </Box>
      </PageContainer>
      <PageContainer sx={{ pt: 9 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 340px' }, gap: 6 }}>
          <Box>
            <Skeleton width={120} sx={{ typography: 'h2' }} />
            <Skeleton width="90%" />
            <Skeleton width="84%" />
            <Skeleton width="60%" />
          </Box>
          <Skeleton variant="rectangular" height={220} sx={{ borderRadius: radius.panel }} />
        </Box>
      </PageContainer>
    </Box>
  );
}
