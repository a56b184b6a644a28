import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useNotify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { fieldErrorsOf, messageOf } from '../../../lib/serverErrors';
import { useViewer } from '../../../lib/viewer';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormField } from '../../../ui/form/FormField';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useServerForm } from '../../../ui/form/useServerForm';
import { DeleteAccountDocument } from './DeleteAccountDialog.generated';

const password = object({ currentPassword: string().required('Please enter your password') });
const address = (email: string) =>
  object({
    email: string()
      .trim()
      .lowercase()
      .required('Please enter your e-mail address')
      .oneOf([email.toLowerCase()], `Please enter ${email}`),
  });

interface Props {
  viewer: ViewerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes the account, once the person behind it has proved to be there and to mean it. */
export function DeleteAccountDialog({ viewer, isOpen, onClose }: Props) {
  const { end } = useViewer();
  const navigate = useNavigate();
  const notify = useNotify();
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const [refusal, setRefusal] = useState<string>();
  const { email } = viewer;
  const hasPassword = viewer.signInMethods.includes('LOCAL');

  const form = useServerForm({
    initialValues: { currentPassword: '', email: '' },
    schema: hasPassword ? password : address(email),
    async submit({ currentPassword }) {
      setRefusal(undefined);
      try {
        await deleteAccount({ variables: { input: hasPassword ? { currentPassword } : {} } });
      } catch (error) {
        if (Object.keys(fieldErrorsOf(error)).length > 0) throw error;
        setRefusal(messageOf(error));
        return;
      }
      await navigate(paths.home); // first, or the screen for signed-in people would lead to the sign-in
      await end();
      notify.success('Your account has been deleted.');
    },
    failure: 'Your account could not be deleted.',
  });
  const forget = () => {
    form.resetForm();
    setRefusal(undefined);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete your account?"
      labels={{ confirm: 'Delete my account', cancel: 'Keep my account' }}
      busy={form.isSubmitting}
      refusal={refusal}
      formProps={form.formProps}
      onClose={onClose}
      onExited={forget}
    >
      <Typography>
        Your name, e-mail address, picture, password, devices and connected sign-ins are erased at once. This cannot be undone.
      </Typography>
      <Typography>Reviews that you have written stay, under the name “Anonymous”.</Typography>
      {hasPassword ? (
        <>
          {/* tabIndex: without it, Tab would lead from the last button to this field, which cannot take the focus, and end there. */}
          <input hidden readOnly tabIndex={-1} name="username" autoComplete="username" value={email} />
          <PasswordField {...form.field('currentPassword')} label="Your password" autoComplete="current-password" />
        </>
      ) : (
        <FormField {...form.field('email')} label="Your e-mail address" type="email" autoComplete="off" hint={`Enter ${email} to confirm.`} />
      )}
    </ConfirmDialog>
  );
}
