import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import type { Action, Verdict } from '../verdicts';

interface Props {
  count: number;
  /** Possible actions on the selection; empty if it contains several kinds. */
  actions: readonly Action[];
  onChoose: (verdict: Verdict) => void;
  onClear: () => void;
}

/** Actions on all selected items. */
export function BulkBar({ count, actions, onChoose, onClear }: Props) {
  return (
    <Paper
      role="group"
      aria-label={t('moderation.selected')}
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        pl: 0.5,
        pr: 1,
        py: 0.75,
        mb: 1.5,
        borderRadius: radius.control,
        bgcolor: 'sunken.main',
      }}
    >
      <IconButton size="small" aria-label={t('moderation.clear')} onClick={onClear}>
        <CloseRounded fontSize="small" />
      </IconButton>
      <Typography variant="subtitle2" sx={{ flex: 1 }}>
        {t('moderation.countSelected', { count })}
      </Typography>
      {actions.length === 0 && (
        <Typography variant="body2" sx={{ flexBasis: '100%', px: 1, pb: 0.5 }}>
          {t('moderation.selectItemsOfOneKind')}
        </Typography>
      )}
      {actions.map(({ verdict, label }) => (
        <Button key={verdict} size="small" variant="outlined" color="inherit" onClick={() => onChoose(verdict)}>
          {t(label)} {formatNumber(count)}
        </Button>
      ))}
    </Paper>
  );
}
