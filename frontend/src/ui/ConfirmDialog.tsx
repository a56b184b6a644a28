import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SubmitButton } from './form/SubmitButton';

interface Props {
  isOpen: boolean;
  /** The question, with the name of what it is about. */
  title: string;
  /** What will happen, and fields if it takes any. */
  children: ReactNode;
  /** What the buttons say; they name what they do. */
  labels: { confirm: string; cancel: string };
  /** False where it takes nothing away. */
  isDestructive?: boolean;
  /** Whether it is being done; the dialog stays until it is. */
  busy: boolean;
  /** Why it was refused. */
  refusal?: string | undefined;
  /** Handlers of the form that the dialog is. */
  formProps: Pick<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'>;
  onClose: () => void;
  /** Once the dialog is out of sight. */
  onExited?: () => void;
}

/** Asks before something that is not done lightly. */
export function ConfirmDialog({ isOpen, title, children, labels, isDestructive = true, formProps, ...state }: Props) {
  const { busy, refusal, onClose, onExited } = state;
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs" slotProps={{ transition: onExited && { onExited } }}>
      {/* While it closes, a second press would do it again. */}
      <form {...formProps} onSubmit={isOpen ? formProps.onSubmit : (event) => event.preventDefault()}>
        <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
          <bdi>{title}</bdi>
        </DialogTitle>
        <DialogContent sx={{ px: 3, pb: 1 }}>
          <Stack sx={{ gap: 2 }}>
            {children}
            {refusal && <Alert severity="error">{refusal}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 3, pt: 2, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          <Button color="inherit" onClick={close}>
            {labels.cancel}
          </Button>
          <SubmitButton busy={busy} color={isDestructive ? 'error' : 'primary'}>
            {labels.confirm}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
