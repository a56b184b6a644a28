import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { t } from '../../../lib/i18n';
import { confirmationOf, newPassword, passwordHint, useViewer } from '../../../lib/account';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { fieldErrorsOf } from '../../../lib/api';
import { useHead } from '../../../lib/page';
import { ViewerDocument } from '../../../lib/account/viewer.generated';
import { PasswordField, SubmitButton, useServerForm } from '../../../ui/form';
import { AuthPage } from '../components/AuthPage';
import { DeadLink } from '../components/DeadLink';
import { useHashToken } from '../components/useHashToken';
import { ResetPasswordDocument, ResetPasswordScreenDocument } from './ResetPasswordScreen.generated';

/** Rejected link and the reason. */
interface Refused {
  token: string;
  reason: string;
}

/** Form for a new password, opened by the link in a mail. */
export function ResetPasswordScreen() {
  useHead({ title: t('auth.chooseANewPassword'), noIndex: true });
  const token = useHashToken();
  const client = useApolloClient();
  const { data } = useQuery(ResetPasswordScreenDocument);
  const [reset] = useMutation(ResetPasswordDocument);
  const { status, end } = useViewer();
  const notify = useNotify();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refused>();
  const least = data?.signInOptions.minPasswordLength;

  /** Signs the current user out if the reset ended their session: a new password ends all sessions of its account. */
  async function settleSession() {
    const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    if (!answer?.data?.viewer) await end();
  }

  const { formProps, field, isSubmitting } = useServerForm({
    initialValues: { password: '', confirmPassword: '' },
    schema: object({ password: newPassword(least), confirmPassword: confirmationOf('password') }),
    failure: t('auth.yourPasswordCouldNotBeChanged'),
    async submit({ password }) {
      try {
        await reset({ variables: { input: { token, password } } });
      } catch (error) {
        const reason = fieldErrorsOf(error).token;
        if (!reason) throw error;
        setRefused({ token, reason });
        return;
      }
      if (status !== 'signed-out') await settleSession();
      notify.success(t('auth.yourPasswordHasBeenChanged'));
      await navigate(paths.login, { replace: true });
    },
  });

  const reason = token === '' ? t('auth.incompleteLink') : refused?.token === token ? refused.reason : undefined;
  if (reason !== undefined) {
    return (
      <DeadLink reason={reason}>
        <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
          {t('auth.askForANewLink')}
        </Button>
      </DeadLink>
    );
  }
  return (
    <AuthPage title={t('auth.chooseANewPassword')} intro={t('auth.allDevicesThatAreSigned')}>
      <Stack component="form" {...formProps} sx={{ gap: 2.5, mt: 4 }}>
        <PasswordField {...field('password')} label={t('auth.newPassword')} autoComplete="new-password" hint={passwordHint(least)} />
        <PasswordField {...field('confirmPassword')} label={t('auth.confirmNewPassword')} autoComplete="new-password" />
        <SubmitButton busy={isSubmitting} size="large" fullWidth>
          {t('auth.changePassword')}
        </SubmitButton>
      </Stack>
    </AuthPage>
  );
}
