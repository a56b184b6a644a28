import CancelRounded from '@mui/icons-material/CancelRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';

/** Badge on a thumbnail that is not public; the button over it has the explanation. */
export function PhotoStateBadge({ isRefused }: { isRefused: boolean }) {
  const Icon = isRefused ? CancelRounded : ScheduleRounded;
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', right: 4, bottom: 4, display: 'flex', p: 0.25, borderRadius: '50%', bgcolor: 'background.paper', boxShadow: 1 }}
    >
      <Icon color={isRefused ? 'error' : 'warning'} sx={{ fontSize: 18 }} />
    </Box>
  );
}
