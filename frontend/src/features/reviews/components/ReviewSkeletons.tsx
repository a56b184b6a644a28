import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';

/** Placeholders of reviews while they load. */
export function ReviewSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Stack role="status" aria-label={t('reviews.loadingReviews')}>
      {Array.from({ length: count }, (_, row) => (
        <Stack key={row} sx={{ gap: 1.25, py: 3, borderTop: row > 0 ? 1 : 0, borderColor: 'divider' }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Skeleton variant="circular" width={40} height={40} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width={140} sx={{ typography: 'subtitle1' }} />
              <Skeleton width={90} sx={{ typography: 'body2' }} />
            </Box>
            <Skeleton width={120} />
          </Stack>
          <Skeleton width="40%" sx={{ typography: 'h4' }} />
          <Skeleton width="92%" />
          <Skeleton width="96%" />
          <Skeleton width="78%" />
        </Stack>
      ))}
    </Stack>
  );
}
