import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

/** Centered progress circle; `label` names the loading content. */
export function Spinner({ label }: { label: string }) {
  return (
    <Stack role="status" sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 320, py: 6 }}>
      <CircularProgress aria-label={label} size={44} thickness={4} />
    </Stack>
  );
}
