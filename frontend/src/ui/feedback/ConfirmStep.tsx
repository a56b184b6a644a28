import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api';
import { ConfirmDialog } from './ConfirmDialog';

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'title' | 'labels' | 'isDestructive' | 'onClose'> {
  /** Description of the consequences. */
  text: string;
  /** Runs the action. The dialog shows errors that it throws; if it returns false, the dialog stays open. */
  act: () => Promise<unknown>;
  /** A milder action, on a button of its own. The dialog treats it like `act`. */
  instead?: { label: string; act: () => Promise<unknown> };
  /** Further content below the text. */
  children?: ReactNode;
  /** Called after the closing animation. */
  onExited?: () => void;
}

/** Confirmation dialog that runs an action and then closes. If the action fails, the dialog shows the error and stays open. */
export function ConfirmStep({ text, act, instead, onClose, onExited, children, ...dialog }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function take(action: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      if ((await action()) !== false) onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  }
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void take(act);
  };
  const exited = () => {
    setRefusal(undefined);
    onExited?.();
  };
  return (
    <ConfirmDialog
      {...dialog}
      instead={instead && { label: instead.label, onClick: () => void take(instead.act) }}
      busy={busy}
      refusal={refusal}
      formProps={{ onSubmit }}
      onClose={onClose}
      onExited={exited}
    >
      <Typography>{text}</Typography>
      {children}
    </ConfirmDialog>
  );
}
