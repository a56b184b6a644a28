import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';

const ROWS = 8;

/** Placeholder for the rows of a table while the first ones load. */
export function TableSkeleton() {
  return (
    <Stack role="status" aria-label={t('console.loading')} sx={{ gap: { xs: 1.5, sm: 0.5 } }}>
      {Array.from({ length: ROWS }, (_, n) => (
        <Skeleton key={n} variant="rounded" sx={{ height: { xs: 148, sm: 48 }, borderRadius: { xs: radius.card, sm: 1 } }} />
      ))}
    </Stack>
  );
}
