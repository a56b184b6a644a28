import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { useNotify } from '../../../ui/toast';
import { changedIn, messageOf } from '../../../lib/api';
import { ConfirmDialog } from '../../../ui/feedback';
import { FormField, useServerForm } from '../../../ui/form';
import { ChangedNote, type Seen, useRefresh } from '../../../widgets/console';
import { dotted } from '../../../lib/i18n';
import { DeleteUserDocument } from './UserTable.generated';

interface Props {
  user: { id: string; name: string; email: string };
  /** Version of the account that the admin has seen. */
  seen: Seen;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that deletes an account permanently, after the admin types its name. */
export function DeleteUserDialog({ user: { id, name, email }, seen, isOpen, onClose }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteUser] = useMutation(DeleteUserDocument);
  const wrong = `Please enter ${name}`;
  const form = useServerForm({
    initialValues: { name: '' },
    schema: object({ name: string().trim().required(wrong).oneOf([name.trim()], wrong) }),
    async submit() {
      const isDeleted = deleteUser({ variables: { id, version: seen.version } }).then(
        () => true,
        async (error: unknown) => {
          if (changedIn(error).length === 0) throw error;
          notify.error(messageOf(error));
          await refresh();
          return false;
        },
      );
      if (!(await seen.orLookAgain(isDeleted))) return;
      onClose();
      notify.success(`The account of ${name} is deleted.`);
      await refresh();
    },
    failure: 'The account could not be deleted.',
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete the account of ${name}?`}
      labels={{ confirm: 'Delete account', cancel: 'Keep account' }}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm()}
    >
      <ChangedNote hasChanged={seen.hasChanged}>
        <p>{dotted(name, email)}</p>
      </ChangedNote>
      <Typography>
        Name, e-mail address, picture, password, devices and connected sign-ins are erased at once. This cannot be undone. Reviews stay, under the name
        “Anonymous”.
      </Typography>
      <FormField {...form.field('name')} label="Name of the account" hint={`Enter ${name} to confirm.`} autoComplete="off" autoFocus />
    </ConfirmDialog>
  );
}
