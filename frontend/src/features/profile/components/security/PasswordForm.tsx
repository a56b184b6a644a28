import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { object, string } from 'yup';
import { t } from '../../../../lib/i18n';
import { inputSchema } from '../../../../lib/api';
import { confirmationOf, newPassword, useViewer } from '../../../../lib/account';
import { useNotify } from '../../../../ui/toast';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { PasswordField, SubmitButton, useServerForm } from '../../../../ui/form';
import { ChangePasswordDocument } from './PasswordForm.generated';

const formSchema = (hasPassword: boolean, minLength: number) =>
  inputSchema('ChangePasswordInput').concat(
    object({
      currentPassword: hasPassword ? string().required(t('profile.pleaseEnterYourPassword')) : string(),
      newPassword: newPassword(minLength),
      confirmPassword: confirmationOf('newPassword'),
    }),
  );

interface Props {
  viewer: ViewerFragment;
  /** Minimum length of a password (characters). */
  minLength: number;
  /** Called after the change. */
  onChanged: () => void;
  onCancel: () => void;
}

/** Form to change the password, or to set the first one. */
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
      notify.success(t('profile.yourPasswordHasBeenChanged'));
      onChanged();
    },
    failure: t('profile.yourPasswordCouldNotBeChanged'),
  });

  return (
    <Stack component="form" {...form.formProps} aria-label={t('profile.password')} sx={{ gap: 2.5, maxWidth: 440, mt: 1.5 }}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly name="username" autoComplete="username" value={viewer.email} />
      {hasPassword && <PasswordField {...form.field('currentPassword')} label={t('profile.currentPassword')} autoComplete="current-password" autoFocus />}
      <PasswordField
        {...form.field('newPassword')}
        label={t('profile.newPassword')}
        autoComplete="new-password"
        autoFocus={!hasPassword}
        hint={t('profile.passwordHintAndDevices', { least: minLength })}
      />
      <PasswordField {...form.field('confirmPassword')} label={t('profile.confirmNewPassword')} autoComplete="new-password" />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting}>{hasPassword ? t('profile.changePassword') : t('profile.setPassword')}</SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
