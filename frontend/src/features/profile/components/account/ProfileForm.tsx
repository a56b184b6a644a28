import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { object, string } from 'yup';
import { t } from '../../../../lib/i18n';
import { inputSchema } from '../../../../lib/api';
import { useNotify } from '../../../../ui/toast';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { FormField, PasswordField, SubmitButton, useServerForm } from '../../../../ui/form';
import { UpdateProfileDocument } from './ProfileForm.generated';

/** Compares e-mail addresses the way the server does. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

interface Props {
  viewer: ViewerFragment;
  /** Called after saving or canceling. */
  onDone: () => void;
}

/** Form for name and e-mail address. A new address needs the password, if the account has one. */
export function ProfileForm({ viewer, onDone }: Props) {
  const notify = useNotify();
  const [updateProfile] = useMutation(UpdateProfileDocument);
  const { email } = viewer;
  const isGuarded = (next: string) => viewer.signInMethods.includes('LOCAL') && !isSame(next, email);

  const form = useServerForm({
    initialValues: { name: viewer.name, email, currentPassword: '' },
    schema: inputSchema('UpdateProfileInput').concat(
      object({
        currentPassword: string().when('email', ([next], field) => (isGuarded(String(next)) ? field.required(t('profile.pleaseEnterYourPassword')) : field)),
      }),
    ),
    async submit({ name, email: next, currentPassword }) {
      const move = isSame(next, email) ? {} : { email: next };
      await updateProfile({ variables: { input: { name, ...move, ...(isGuarded(next) && { currentPassword }) } } });
      notify.success(t('profile.profileUpdatedSuccessfully'));
      onDone();
    },
    failure: t('profile.yourProfileCouldNotBeSaved'),
  });

  const next = form.values.email;
  const hint = isSame(next, email) ? undefined : t('profile.emailStaysYourAddressUntil', { email });
  return (
    <Stack component="form" {...form.formProps} aria-label={t('profile.editProfile')} sx={{ gap: 2.5, width: '100%', textAlign: 'left' }}>
      <FormField {...form.field('name')} label={t('profile.fullName')} autoComplete="name" autoFocus />
      <FormField {...form.field('email')} label={t('profile.emailAddress')} type="email" autoComplete="email" hint={hint} />
      {isGuarded(next) && (
        <PasswordField
          {...form.field('currentPassword')}
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          hint={t('profile.weAskForYourPassword')}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={form.isSubmitting}>{t('profile.save')}</SubmitButton>
        <Button color="inherit" onClick={onDone}>
          {t('profile.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
