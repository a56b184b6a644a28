import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';

interface Props {
  /** Name with the position: Slide 2. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

const inactive = { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } };

/** Card of a record in a list. */
export function RecordCard({ title, isFirst, isLast, onMove, onRemove, children }: Props) {
  const id = useId();
  const move = (by: 1 | -1, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd,
    sx: inactive,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (isAtEnd) return;
      flushSync(() => onMove(by));
      currentTarget.focus(); // the browser can drop the focus when the card moves
    },
  });
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2 }, borderRadius: radius.card, borderColor: 'divider', minWidth: 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography id={id} variant="subtitle1" component="h3" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('settings.form.moveUp', { item: title })} {...move(-1, isFirst)}>
          <ArrowUpwardRounded fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('settings.form.moveDown', { item: title })} {...move(1, isLast)}>
          <ArrowDownwardRounded fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('settings.form.remove', { item: title })} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Stack>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </Paper>
  );
}
