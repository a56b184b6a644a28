import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';

/** Placeholder of two devices. */
export function DeviceSkeletons() {
  return (
    <Stack role="status" aria-label={t('profile.loadingDevices')}>
      {[1, 2].map((row) => (
        <Box key={row} sx={{ py: 1.5, borderTop: row > 1 ? 1 : 0, borderColor: 'divider' }}>
          <Skeleton width={180} sx={{ typography: 'subtitle1' }} />
          <Skeleton width="60%" sx={{ typography: 'body2' }} />
        </Box>
      ))}
    </Stack>
  );
}
