import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n';

interface Props {
  /** Name of the item. */
  item: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

const inactive = { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } };

/** Buttons that move an item of a list up and down. */
export function MoveButtons({ item, isFirst, isLast, onMove }: Props) {
  const move = (by: 1 | -1, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd,
    sx: inactive,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (isAtEnd) return;
      flushSync(() => onMove(by));
      currentTarget.focus(); // the browser can drop the focus when the item moves
    },
  });
  return (
    <>
      <IconButton aria-label={t('settings.form.moveUp', { item })} {...move(-1, isFirst)}>
        <ArrowUpwardRounded fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('settings.form.moveDown', { item })} {...move(1, isLast)}>
        <ArrowDownwardRounded fontSize="small" />
      </IconButton>
    </>
  );
}
