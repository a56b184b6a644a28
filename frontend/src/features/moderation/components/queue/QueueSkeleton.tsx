import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { visuallyHidden } from '../../../../ui/visuallyHidden';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Placeholder of the list while it loads. */
export function QueueSkeleton() {
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('moderation.loadingTheQueue')}
      </Box>
      {ROWS.map((n) => (
        <Skeleton key={n} variant="rounded" height={60} sx={{ borderRadius: 3, maxWidth: { md: 340 } }} />
      ))}
    </Stack>
  );
}
