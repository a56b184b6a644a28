import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { canBeMore } from './countedTo';
import type { Selection } from './useSelection';

interface Props {
  selection: Selection<unknown>;
  /** Number of rows that match the filter. */
  total: number;
  /** Buttons for the ticked rows. */
  children: ReactNode;
}

/** Toolbar for ticked rows; on phones it is above the bottom bar. */
export function SelectionBar({ selection: { count, isAll, tickAll, clear }, total, children }: Props) {
  return (
    <Paper
      role="group"
      aria-label={t('console.selected')}
      variant="outlined"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        mb: 1.5,
        borderColor: 'divider',
        borderRadius: radius.control,
        [theme.breakpoints.down('sm')]: {
          position: 'fixed',
          inset: 'auto 8px calc(var(--bottom-bar) + 8px) 8px',
          zIndex: 'appBar',
          m: 0,
          boxShadow: theme.shadows[2],
        },
      })}
    >
      <IconButton aria-label={t('console.clearTheSelection')} onClick={clear}>
        <CloseRounded fontSize="small" />
      </IconButton>
      <Typography variant="subtitle1" role="status" sx={{ fontSize: '.875rem' }}>
        {isAll && canBeMore(count) ? t('console.countOrMoreSelected', { all: count }) : t('console.countSelected', { count })}
      </Typography>
      {!isAll && total > count && (
        <Button size="small" onClick={tickAll} sx={{ minHeight: 44 }}>
          {canBeMore(total) ? t('console.selectAllOrMoreMatching', { all: total }) : t('console.selectAllMatching', { count: total })}
        </Button>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', ml: { sm: 'auto' } }}>
        {children}
      </Stack>
    </Paper>
  );
}
