import { useMutation } from '@apollo/client/react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { inputSchema } from '../../../lib/api';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { FormField, SubmitButton, useServerForm } from '../../../ui/form';
import { AuthPage } from '../components/AuthPage';
import { MailNote } from '../components/MailNote';
import { typedEmail } from '../components/typedEmail';
import { RequestPasswordResetDocument } from './ForgotPasswordScreen.generated';

/** Form to request a password reset link. Its confirmation never reveals if the address has an account. */
export function ForgotPasswordScreen() {
  useHead({ title: t('auth.forgotYourPassword'), noIndex: true });
  const state = useLocation().state as object | null;
  const [request] = useMutation(RequestPasswordResetDocument);
  const notify = useNotify();
  const [of, setSentTo] = useState<string>();

  const { formProps, field, values, isSubmitting } = useServerForm({
    initialValues: { email: typedEmail(state) },
    schema: inputSchema('RequestPasswordResetInput'),
    failure: t('auth.theLinkCouldNotBeSent'),
    async submit(input) {
      await request({ variables: { input } });
      if (of !== undefined) notify.success(t('auth.weHaveSentItAgain'));
      setSentTo(input.email.trim());
    },
  });

  return (
    <AuthPage
      isAnswer={of !== undefined}
      title={of === undefined ? t('auth.forgotYourPassword') : t('auth.checkYourInbox')}
      intro={of === undefined ? t('auth.tellUsYourEMail') : t('auth.ifAnAccountExistsFor', { of })}
    >
      <Stack component="form" {...formProps} sx={{ gap: 2.5, mt: of === undefined ? 4 : 3 }}>
        {of === undefined ? <FormField {...field('email')} label={t('auth.emailAddress')} type="email" autoComplete="username" /> : <MailNote />}
        <SubmitButton busy={isSubmitting} size="large" fullWidth variant={of === undefined ? 'contained' : 'outlined'}>
          {of === undefined ? t('auth.sendTheLink') : t('auth.sendItAgain')}
        </SubmitButton>
      </Stack>
      <Link
        component={RouterLink}
        to={paths.login}
        state={{ ...state, email: values.email }}
        sx={{ alignSelf: 'center', display: 'block', textAlign: 'center', mt: 1.5, py: 1.25 }}
      >
        {t('auth.backToSignIn')}
      </Link>
    </AuthPage>
  );
}
