import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { useNotify } from '../../../ui/toast';
import { changedIn, messageOf } from '../../../lib/api';
import { FormField, useServerForm } from '../../../ui/form';
import { useRefresh } from '../../../widgets/console';
import { UserDialog, type UserDialogProps } from './UserDialog';
import { DeleteUserDocument } from './UserTable.generated';

/** Dialog that deletes an account permanently, after the admin types its name. */
export function DeleteUserDialog(props: UserDialogProps) {
  const {
    user: { id, name },
    seen,
    onClose,
  } = props;
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
    <UserDialog {...props} title={`Delete the account of ${name}?`} labels={{ confirm: 'Delete account', cancel: 'Keep account' }} form={form}>
      <Typography>
        Name, e-mail address, picture, password, devices and connected sign-ins are erased at once. This cannot be undone. Reviews stay, under the name
        “Anonymous”.
      </Typography>
      <FormField {...form.field('name')} label="Name of the account" hint={`Enter ${name} to confirm.`} autoComplete="off" autoFocus />
    </UserDialog>
  );
}
