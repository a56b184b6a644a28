import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { t } from '../../lib/i18n';
import type { ListDialog_ListFragment } from './ListDialog.generated';
import { ListForm } from './ListForm';

export interface ListDialogProps {
  /** List to edit; without it, a new list is created. */
  list?: ListDialog_ListFragment;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the saved list. */
  onSaved: (list: { id: string; ref: string; name: string }) => void;
}

/** Dialog that creates a list of places, or edits its name, description and visibility. */
export function ListDialog({ list, isOpen, onClose, onSaved }: ListDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const saved: ListDialogProps['onSaved'] = (next) => {
    onClose();
    onSaved(next);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1 }}>
        {list ? t('lists.editList') : t('lists.newList')}
      </DialogTitle>
      <ListForm list={list} onSaved={saved} onCancel={onClose} />
    </Dialog>
  );
}
