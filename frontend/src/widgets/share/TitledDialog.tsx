import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n';

interface Props {
  title: string;
  maxWidth: DialogProps['maxWidth'];
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a title and a close button; it fills the screen of a phone. */
export function TitledDialog({ title, maxWidth, isOpen, onClose, children }: Props) {
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth={maxWidth} fullScreen={isPhone}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, pl: 3, pr: 1.5, pt: 2.5 }}>
        <DialogTitle id={id} variant="h3" sx={{ p: 0, pt: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          <bdi>{title}</bdi>
        </DialogTitle>
        <IconButton aria-label={t('share.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <DialogContent sx={{ px: 3, pb: 3 }}>{children}</DialogContent>
    </Dialog>
  );
}
