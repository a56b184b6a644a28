import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { confirmationOf, newPassword, passwordHint } from '../../../lib/newPassword';
import { useNotify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { fieldErrorsOf } from '../../../lib/serverErrors';
import { useHead } from '../../../lib/useHead';
import { useViewer } from '../../../lib/viewer';
import { ViewerDocument } from '../../../lib/viewer.generated';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useServerForm } from '../../../ui/form/useServerForm';
import { AuthPage } from '../components/AuthPage';
import { DeadLink } from '../components/DeadLink';
import { useHashToken } from '../components/useHashToken';
import { ResetPasswordDocument, ResetPasswordScreenDocument } from './ResetPasswordScreen.generated';

/** A link that was refused, and why. */
interface Refused {
  token: string;
  reason: string;
}

const INCOMPLETE = 'The link is incomplete. Open it from the message again.';

/** A new password in place of a forgotten one, by the link that was sent. */
export function ResetPasswordScreen() {
  useHead({ title: 'Choose a new password', noIndex: true });
  const token = useHashToken();
  const client = useApolloClient();
  const { data } = useQuery(ResetPasswordScreenDocument);
  const [reset] = useMutation(ResetPasswordDocument);
  const { status, end } = useViewer();
  const notify = useNotify();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refused>();
  const least = data?.signInOptions.minPasswordLength;

  /** The new password has ended the sessions of its account: if whoever is signed in here was among them, they are out. */
  async function settleSession() {
    const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    if (!answer?.data?.viewer) await end();
  }

  const { formProps, field, isSubmitting } = useServerForm({
    initialValues: { password: '', confirmPassword: '' },
    schema: object({ password: newPassword(least), confirmPassword: confirmationOf('password') }),
    failure: 'Your password could not be changed',
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
      notify.success('Your password has been changed. Sign in with it.');
      await navigate(paths.login, { replace: true });
    },
  });

  const reason = token === '' ? INCOMPLETE : refused?.token === token ? refused.reason : undefined;
  if (reason !== undefined) {
    return (
      <DeadLink reason={reason}>
        <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
          Ask for a new link
        </Button>
      </DeadLink>
    );
  }
  return (
    <AuthPage title="Choose a new password" intro="All devices that are signed in to your account will be signed out.">
      <Stack component="form" {...formProps} sx={{ gap: 2.5, mt: 4 }}>
        <PasswordField {...field('password')} label="New password" autoComplete="new-password" hint={passwordHint(least)} />
        <PasswordField {...field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
        <SubmitButton busy={isSubmitting} size="large" fullWidth>
          Change password
        </SubmitButton>
      </Stack>
    </AuthPage>
  );
}
