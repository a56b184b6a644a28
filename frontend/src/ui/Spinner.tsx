import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

/** A turning circle in the middle of a roomy box; `label` says what loads. */
export function Spinner({ label }: { label: string }) {
  return (
    <Stack role="status" sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 320, py: 6 }}>
      <CircularProgress aria-label={label} size={44} thickness={4} />
    </Stack>
  );
}
