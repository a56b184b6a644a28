import { useMutation, useQuery } from '@apollo/client/react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { bool } from 'yup';
import { language, t } from '../../../lib/i18n';
import { inputSchema } from '../../../lib/api';
import { confirmationOf, newPassword, passwordHint, useRegistration, useViewer } from '../../../lib/account';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { RichText } from '../../../ui/RichText';
import { FormField, PasswordField, SubmitButton, useServerForm } from '../../../ui/form';
import { AuthPage } from './AuthPage';
import { SocialButtons } from './SocialButtons';
import { TermsCheckbox } from './TermsCheckbox';
import { RegisterDocument, RegisterFormDocument } from './RegisterForm.generated';

interface Props {
  /** Invitation that the visitor has opened. */
  invitation?: { token: string; title: string; words: string };
}

/** Sign-up form. A new account is signed in at once; the guard around the screen then navigates on. */
export function RegisterForm({ invitation }: Props) {
  const { data } = useQuery(RegisterFormDocument);
  const [register] = useMutation(RegisterDocument, { fetchPolicy: 'no-cache' });
  const { begin } = useViewer();
  const { hasDomainRule } = useRegistration();
  const notify = useNotify();
  const least = data?.signInOptions.minPasswordLength;
  // The history state contains the address to return to, as for a sign-in.
  const state: unknown = useLocation().state;

  const { formProps, field, isSubmitting, getFieldProps, touched, errors } = useServerForm({
    initialValues: { name: '', email: '', password: '', confirmPassword: '', terms: false },
    schema: inputSchema('RegisterInput').shape({
      password: newPassword(least),
      confirmPassword: confirmationOf('password'),
      terms: bool().oneOf([true], t('auth.youMustAcceptTheTerms')),
    }),
    failure: t('auth.registrationFailed'),
    async submit({ name, email, password }) {
      const { data: answer } = await register({
        variables: { input: { name, email, password, language: language.code, ...(invitation && { invitation: invitation.token }) } },
      });
      if (answer) await begin(answer.register);
      notify.success(t('auth.registrationSuccessful'));
    },
  });

  return (
    <AuthPage
      title={invitation?.title ?? t('auth.createYourAccount')}
      intro={
        <>
          {invitation && <Typography sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>{invitation.words}</Typography>}
          <RichText
            text="auth.orSignIn"
            parts={{ login: <Link component={RouterLink} to={paths.login} state={state} sx={{ display: 'inline-block', py: 1.25, my: -1.25 }} /> }}
          />
        </>
      }
    >
      <Stack component="form" {...formProps} sx={{ gap: 2.5, mt: 4 }}>
        <FormField {...field('name')} label={t('auth.fullName')} autoComplete="name" />
        <FormField
          {...field('email')}
          label={t('auth.emailAddress')}
          type="email"
          autoComplete="email"
          hint={hasDomainRule ? t('auth.onlyCertainDomains') : undefined}
        />
        <PasswordField {...field('password')} label={t('auth.password')} autoComplete="new-password" hint={passwordHint(least)} />
        <PasswordField {...field('confirmPassword')} label={t('auth.confirmPassword')} autoComplete="new-password" />
        <TermsCheckbox {...getFieldProps({ name: 'terms', type: 'checkbox' })} message={touched.terms ? errors.terms : undefined} />
        <SubmitButton busy={isSubmitting} size="large" fullWidth>
          {t('auth.createAccount')}
        </SubmitButton>
      </Stack>
      <SocialButtons invitation={invitation?.token} />
    </AuthPage>
  );
}
