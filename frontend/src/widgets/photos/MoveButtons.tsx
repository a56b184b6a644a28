import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n';
import { NextIcon, PreviousIcon } from '../../ui/Chevrons';
import { PictureButton } from './PictureButton';

interface Props {
  /** Name of the photo for people. */
  name: string;
  moves: { left: boolean; right: boolean };
  onMove: (by: 1 | -1) => void;
}

/** Buttons that move a photo in its row; nothing if there is only one photo. */
export function MoveButtons({ name, moves, onMove }: Props) {
  if (!moves.left && !moves.right) return null;
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const pressed = event.currentTarget;
    if (!(by === 1 ? moves.right : moves.left)) return;
    flushSync(() => onMove(by));
    pressed.focus(); // the browser can drop the focus when the element moves
  };
  return (
    <Box sx={{ position: 'absolute', inset: 'auto 6px 6px', display: 'flex', justifyContent: 'space-between' }}>
      <PictureButton label={t('photos.moveTowardsStart', { name })} aria-disabled={!moves.left} onClick={move(-1)}>
        <PreviousIcon fontSize="small" />
      </PictureButton>
      <PictureButton label={t('photos.moveTowardsEnd', { name })} aria-disabled={!moves.right} onClick={move(1)}>
        <NextIcon fontSize="small" />
      </PictureButton>
    </Box>
  );
}
