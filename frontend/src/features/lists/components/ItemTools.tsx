import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../../lib/i18n';

interface Props {
  place: { id: string; name: string };
  hasNote: boolean;
  /** Position in the list, from 1. */
  position: number;
  /** Last position of the list. */
  last: number;
  onMove: (position: number) => void;
  onNote: () => void;
  onRemove: () => void;
}

// Buttons use `aria-disabled` instead of `disabled` to keep the focus: another press can follow a move.
const ended = { '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' } };

/** Buttons and menu for the owner of a list to change one of its places. */
export function ItemTools({ place: { id, name }, hasNote, position, last, onMove, onNote, onRemove }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const isFirst = position === 1;
  const isLast = position === last;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', ml: -1.25 }}>
      <IconButton
        id={`up-${id}`}
        aria-label={t('lists.moveUpName', { name })}
        aria-disabled={isFirst}
        sx={ended}
        onClick={() => !isFirst && onMove(position - 1)}
      >
        <ArrowUpwardRounded fontSize="small" aria-hidden />
      </IconButton>
      <IconButton
        id={`down-${id}`}
        aria-label={t('lists.moveDownName', { name })}
        aria-disabled={isLast}
        sx={ended}
        onClick={() => !isLast && onMove(position + 1)}
      >
        <ArrowDownwardRounded fontSize="small" aria-hidden />
      </IconButton>
      <Button
        color="inherit"
        size="small"
        id={`note-${id}`}
        aria-label={hasNote ? t('lists.editNoteOnName', { name }) : t('lists.addNoteOnName', { name })}
        onClick={onNote}
        sx={{ minHeight: 44 }}
      >
        {hasNote ? t('lists.editNote') : t('lists.addNote')}
      </Button>
      <IconButton
        aria-label={t('lists.moreAboutName', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizRounded fontSize="small" aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': t('lists.moreAboutName', { name }) } }}>
        {!isFirst && <MenuItem onClick={choose(() => onMove(1))}>{t('lists.moveToTheTop')}</MenuItem>}
        {!isLast && <MenuItem onClick={choose(() => onMove(last))}>{t('lists.moveToTheEnd')}</MenuItem>}
        <MenuItem onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
          {t('lists.removeFromList')}
        </MenuItem>
      </Menu>
    </Stack>
  );
}
