import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dotted, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { readSignInAnswer, useViewer } from '../../../lib/account';
import { useHead } from '../../../lib/page';
import type { ViewerFragment } from '../../../lib/account/viewer.generated';
import { Spinner } from '../../../ui/feedback';
import { AuthPage } from '../components/AuthPage';
import { callbackError } from '../components/callbackErrors';
import { rememberedState } from '../components/departure';
import { useArrival } from '../components/useArrival';

function Failure({ message }: { message: string }) {
  return (
    <AuthPage isAnswer title={t('auth.authenticationError')} intro={message}>
      <Stack sx={{ mt: 4 }}>
        <Button component={Link} to={paths.login} replace state={rememberedState()} variant="contained" size="large">
          {t('auth.backToLogin')}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** Name and address of the session's user. */
const Owner = ({ of: { name, email } }: { of: Pick<ViewerFragment, 'name' | 'email'> }) => (
  <Box component="p" sx={{ typography: 'body2', mt: 1.5, mb: 0, overflowWrap: 'anywhere' }}>
    {dotted(name, email)}
  </Box>
);

function Arriving({ token }: { token: string }) {
  const { status, other, switchAccount, stay } = useArrival(token);
  const { viewer } = useViewer();
  if (status === 'failed') return <Failure message={t('auth.failedToGetUserData')} />;
  if (status === 'asking' && viewer && other) {
    return (
      <AuthPage
        isAnswer
        title={t('auth.switchAccount')}
        intro={
          <>
            {t('auth.signedInAs', { name: viewer.name })}
            <Owner of={other} />
          </>
        }
      >
        <Stack sx={{ gap: 1.5, mt: 4 }}>
          <Button variant="contained" size="large" onClick={switchAccount}>
            {t('auth.switchAccountNow')}
          </Button>
          <Button variant="outlined" color="inherit" size="large" onClick={stay}>
            {t('auth.staySignedInAs', { name: viewer.name })}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  if (status === 'asking' && other) {
    return (
      <AuthPage
        isAnswer
        title={t('auth.signInAsNameQuestion', { name: other.name })}
        intro={
          <>
            {t('auth.thisSignInWasNotBegun')}
            <Owner of={other} />
          </>
        }
      >
        <Stack sx={{ mt: 4 }}>
          <Button variant="contained" size="large" onClick={switchAccount}>
            {t('auth.signInAsName', { name: other.name })}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.completingSignIn')}>
      <Spinner label={t('auth.completingSignInLabel')} />
    </AuthPage>
  );
}

/** Return address of a social sign-in. A script of the page has already removed the result from the address. */
export function AuthCallbackScreen() {
  useHead({ title: t('auth.signIn'), noIndex: true });
  const [answer] = useState(readSignInAnswer);
  const code = answer.get('error');
  const token = answer.get('token');
  if (code !== null) return <Failure message={callbackError(code)} />;
  return token ? <Arriving token={token} /> : <Failure message={t('auth.noAuthenticationTokenReceived')} />;
}
