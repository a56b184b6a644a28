import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { object, string } from 'yup';
import { inputSchema } from '../../../lib/inputSchema';
import { confirmationOf, newPassword, passwordHint } from '../../../lib/newPassword';
import { useNotify } from '../../../lib/notify';
import { useViewer } from '../../../lib/viewer';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useServerForm } from '../../../ui/form/useServerForm';
import { ChangePasswordDocument } from './PasswordForm.generated';

const formSchema = (hasPassword: boolean, minLength: number) =>
  inputSchema('ChangePasswordInput').concat(
    object({
      currentPassword: hasPassword ? string().required('Please enter your password') : string(),
      newPassword: newPassword(minLength),
      confirmPassword: confirmationOf('newPassword'),
    }),
  );

interface Props {
  viewer: ViewerFragment;
  /** Least characters of a password. */
  minLength: number;
  /** Once it was changed. */
  onChanged: () => void;
  onCancel: () => void;
}

/** A new password in place of the one so far, or the first one. */
export function PasswordForm({ viewer, minLength, onChanged, onCancel }: Props) {
  const { begin } = useViewer();
  const notify = useNotify();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const hasPassword = viewer.signInMethods.includes('LOCAL');

  const form = useServerForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: formSchema(hasPassword, minLength),
    async submit({ currentPassword, newPassword }) {
      const { data } = await changePassword({ variables: { input: hasPassword ? { currentPassword, newPassword } : { newPassword } } });
      if (data) await begin(data.changePassword);
      notify.success('Your password has been changed.');
      onChanged();
    },
    failure: 'Your password could not be changed.',
  });

  return (
    <Stack component="form" {...form.formProps} aria-label="Password" sx={{ gap: 2.5, maxWidth: 440, mt: 1.5 }}>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={viewer.email} />
      {hasPassword && (
        <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" autoFocus />
      )}
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        autoFocus={!hasPassword}
        hint={`${passwordHint(minLength)}. All other devices are signed out.`}
      />
      <PasswordField {...form.field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting}>{hasPassword ? 'Change password' : 'Set password'}</SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
