import type { ComponentProps } from 'react';
import { dotted } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';
import { ChangedNote, type Seen } from '../../../widgets/console';

type Confirmation = ComponentProps<typeof ConfirmDialog>;

export interface UserDialogProps {
  user: { id: string; name: string; email: string };
  /** Version of the account that the admin has seen. */
  seen: Seen;
  isOpen: boolean;
  onClose: () => void;
}

interface Props extends UserDialogProps, Pick<Confirmation, 'title' | 'labels' | 'isDestructive' | 'children'> {
  /** State of the form inside, from `useServerForm`. */
  form: Pick<Confirmation, 'formProps'> & { isSubmitting: boolean; resetForm: () => void };
}

/** Dialog that asks an admin to confirm a change of an account. */
export function UserDialog({ user: { name, email }, seen, form, children, ...dialog }: Props) {
  return (
    <ConfirmDialog busy={form.isSubmitting} formProps={form.formProps} onExited={() => form.resetForm()} {...dialog}>
      <ChangedNote hasChanged={seen.hasChanged}>
        <p>{dotted(name, email)}</p>
      </ChangedNote>
      {children}
    </ConfirmDialog>
  );
}
