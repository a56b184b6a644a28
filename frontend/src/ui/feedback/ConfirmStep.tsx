import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api';
import { ConfirmDialog } from './ConfirmDialog';

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'title' | 'labels' | 'isDestructive' | 'onClose'> {
  /** Description of the consequences. */
  text: string;
  /** Runs the action. The dialog shows errors that it throws; if it returns false, the dialog stays open. */
  act: () => Promise<unknown>;
  /** Further content below the text. */
  children?: ReactNode;
  /** Called after the closing animation. */
  onExited?: () => void;
}

/** Confirmation dialog that runs an action and then closes. If the action fails, the dialog shows the error and stays open. */
export function ConfirmStep({ text, act, onClose, onExited, children, ...dialog }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function take() {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      if ((await act()) !== false) onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
    setBusy(false);
  }
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void take();
  };
  const exited = () => {
    setRefusal(undefined);
    onExited?.();
  };
  return (
    <ConfirmDialog {...dialog} busy={busy} refusal={refusal} formProps={{ onSubmit }} onClose={onClose} onExited={exited}>
      <Typography>{text}</Typography>
      {children}
    </ConfirmDialog>
  );
}
