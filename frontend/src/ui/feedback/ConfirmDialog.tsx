import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SubmitButton } from '../form';

interface Props {
  isOpen: boolean;
  /** Question, including the name of the affected record. */
  title: string;
  /** Description of the consequences, and form fields if needed. */
  children: ReactNode;
  /** Button labels; each names its action with a verb. */
  labels: { confirm: string; cancel: string };
  /** Button for a milder action. */
  instead?: { label: string; onClick: () => void } | undefined;
  /** False if the action deletes nothing. */
  isDestructive?: boolean;
  /** Whether the action is running; the dialog stays open until it ends. */
  busy: boolean;
  /** Error message of a rejected action. */
  refusal?: string | undefined;
  /** Props of the dialog's form element. */
  formProps: Pick<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'>;
  onClose: () => void;
  /** Called after the closing animation. */
  onExited?: () => void;
}

/** Dialog that asks for confirmation. */
export function ConfirmDialog({ isOpen, title, children, labels, instead, isDestructive = true, formProps, ...state }: Props) {
  const { busy, refusal, onClose, onExited } = state;
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs" slotProps={{ transition: onExited && { onExited } }}>
      {/* During the closing animation, a second press must not submit again. */}
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
          {instead && (
            <Button color="inherit" variant="outlined" aria-disabled={busy} onClick={instead.onClick}>
              {instead.label}
            </Button>
          )}
          <SubmitButton busy={busy} color={isDestructive ? 'error' : 'primary'}>
            {labels.confirm}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
