import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { messageOf } from '../lib/serverErrors';
import { ConfirmDialog } from './ConfirmDialog';

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'title' | 'labels' | 'isDestructive' | 'onClose'> {
  /** What will happen. */
  text: string;
  /** Does it; what it throws is shown. An answer of false keeps the question open. */
  act: () => Promise<unknown>;
  /** What else there is to know before it is done. */
  children?: ReactNode;
  /** Once it has gone from the screen. */
  onExited?: () => void;
}

/** Asks before a step that is not taken lightly, takes it, and closes; where it is refused, it says why and stays. */
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
