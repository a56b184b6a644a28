import Box from '@mui/material/Box';
import { formatNumber, t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';

const MOST = 999;

/** Badge with the number of open items in the moderation queue; nothing if there are none. */
export function WaitingCount({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.875,
        borderRadius: radius.pill,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        typography: 'caption',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {n > MOST ? `${MOST}+` : formatNumber(n)}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {t('console.waiting')}
      </Box>
    </Box>
  );
}
