import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { radius } from '../../../ui/shape';

/** Placeholder of two rows with pictures; `label` names the loading content. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 2.5 }}>
      {[1, 2].map((row) => (
        <Stack key={row} direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Skeleton variant="rectangular" sx={{ width: 96, height: 72, flexShrink: 0, borderRadius: radius.control }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" sx={{ typography: 'h4' }} />
            <Skeleton width="40%" sx={{ typography: 'body2' }} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
