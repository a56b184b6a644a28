import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../lib/i18n';
import { radius } from '../../ui/shape';

interface Props {
  /** Name of the list of cards, for screen readers. */
  label: string;
  /** Labels with their counts; `n` is undefined while it loads. */
  counts: readonly { label: string; n: number | undefined }[];
}

const row = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: { xs: 0.75, sm: 2 },
  m: 0,
  mb: { xs: 1, sm: 2 },
  p: 0,
  listStyle: 'none',
} as const;
const card = {
  flexGrow: 1,
  px: { xs: 1, sm: 2.5 },
  py: { xs: 1, sm: 1.5 },
  borderColor: 'divider',
  borderRadius: { xs: radius.control, sm: radius.card },
} as const;

/** Row counts of a list by kind. The cards are low, so the list below starts in view; on phones they wrap. */
export function CountCards({ label, counts }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={row}>
      {counts.map((count) => (
        <Paper key={count.label} component="li" variant="outlined" sx={card}>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', fontSize: { xs: '.75rem', sm: '.875rem' } }}>
            {count.label}
          </Typography>
          <Typography variant="h3" component="p" sx={{ minHeight: '1.2em', fontSize: { xs: '1.125rem', sm: '1.5rem' }, fontVariantNumeric: 'tabular-nums' }}>
            {count.n !== undefined && formatNumber(count.n)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
