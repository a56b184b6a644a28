import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  /** Label for screen readers. */
  label: string;
  done: number;
  /** Whole amount of work; null while it is unknown. */
  total: number | null;
  /** Text beside the bar. */
  text: string | undefined;
}

/** Progress of a job: a bar, which is determinate as soon as the whole amount of work is known. */
export function JobProgress({ label, done, total, text }: Props) {
  const share = total === null || total === 0 ? undefined : Math.min(100, Math.round((done / total) * 100));
  return (
    <Stack direction="row" sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0, maxWidth: 480 }}>
      <LinearProgress
        aria-label={label}
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={share}
        sx={{ flex: '1 1 120px', borderRadius: 2, height: 6 }}
      />
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      )}
    </Stack>
  );
}
