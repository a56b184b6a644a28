import { useMutation } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { inputSchema, isWrongCredentials } from '../../../lib/api';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { useRegistration, useViewer } from '../../../lib/account';
import { RichText } from '../../../ui/RichText';
import { FormField, PasswordField, SubmitButton, useServerForm } from '../../../ui/form';
import { AuthPage } from '../components/AuthPage';
import { SocialButtons } from '../components/SocialButtons';
import { typedEmail } from '../components/typedEmail';
import { SignInDocument } from './LoginScreen.generated';

/** Sign-in by password or through another site, with the reason why it is needed. The guard around the screen then returns to the former page. */
export function LoginScreen() {
  useHead({ title: t('auth.signIn'), noIndex: true });
  const state = useLocation().state as { reason?: string } | null;
  const [signIn] = useMutation(SignInDocument, { fetchPolicy: 'no-cache' });
  const { begin } = useViewer();
  const notify = useNotify();
  const { mode } = useRegistration();
  const password = useRef<HTMLInputElement>(null);

  const { formProps, field, values, isSubmitting, getFieldProps } = useServerForm({
    initialValues: { email: typedEmail(state), password: '', rememberMe: false },
    schema: inputSchema('SignInInput'),
    failure: t('auth.loginFailed'),
    async submit(input) {
      try {
        const { data: answer } = await signIn({ variables: { input } });
        if (answer) await begin(answer.signIn);
        notify.success(t('auth.loginSuccessful'));
      } catch (error) {
        if (isWrongCredentials(error)) {
          password.current?.focus();
          password.current?.select();
        }
        throw error;
      }
    },
  });

  return (
    <AuthPage
      title={t('auth.signInToYourAccount')}
      intro={
        <>
          {state?.reason && <Typography sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>{state.reason}</Typography>}
          {mode === 'OPEN' ? (
            <RichText
              text="auth.orCreateAccount"
              parts={{
                register: <Link component={RouterLink} to={paths.register} state={state} sx={{ display: 'inline-block', py: 1.25, my: -1.25 }} />,
              }}
            />
          ) : (
            t(mode === 'CLOSED' ? 'auth.noNewAccounts' : 'auth.newAccountsByInvitation')
          )}
        </>
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 2.5, mt: 4 }}>
        <FormField {...field('email')} label={t('auth.emailAddress')} type="email" autoComplete="username" />
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" inputRef={password} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, my: -1 }}>
          <FormControlLabel control={<Checkbox {...getFieldProps({ name: 'rememberMe', type: 'checkbox' })} sx={{ p: 1.25 }} />} label={t('auth.rememberMe')} />
          <Link component={RouterLink} to={paths.forgotPassword} state={{ ...state, email: values.email }} sx={{ py: 1.25 }}>
            {t('auth.forgotYourPassword')}
          </Link>
        </Stack>
        <SubmitButton busy={isSubmitting} size="large" fullWidth>
          {t('auth.signIn')}
        </SubmitButton>
      </Stack>
      <SocialButtons remember={values.rememberMe} />
    </AuthPage>
  );
}
