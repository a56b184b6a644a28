import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { t } from '../../lib/i18n';
import type { ListDialog_ListFragment } from './ListDialog.generated';
import { ListForm } from './ListForm';

export interface ListDialogProps {
  /** The list to edit; a new one where there is none. */
  list?: ListDialog_ListFragment;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the list once the server has taken it. */
  onSaved: (list: { id: string; ref: string; name: string }) => void;
}

/** Makes a list of places, or changes what one is called and who may read it. */
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
