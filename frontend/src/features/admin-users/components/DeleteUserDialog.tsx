import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { changedIn, messageOf } from '../../../lib/api';
import { FormField, useServerForm } from '../../../ui/form';
import { DeletionNote, useRefresh } from '../../../widgets/console';
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
  const wrong = t('adminUsers.pleaseEnterName', { name });
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
      notify.success(t('adminUsers.theAccountOfNameIsDeleted', { name }));
      await refresh();
    },
    failure: t('adminUsers.theAccountCouldNotBeDeleted'),
  });
  return (
    <UserDialog
      {...props}
      title={t('adminUsers.deleteTheAccountOfName', { name })}
      labels={{ confirm: t('adminUsers.deleteAccount'), cancel: t('adminUsers.keepAccount') }}
      form={form}
    >
      <Typography>{t('adminUsers.everythingIsErased')}</Typography>
      <DeletionNote userId={id} />
      <FormField
        {...form.field('name')}
        label={t('adminUsers.nameOfTheAccount')}
        hint={t('adminUsers.enterNameToConfirm', { name })}
        autoComplete="off"
        autoFocus
      />
    </UserDialog>
  );
}
