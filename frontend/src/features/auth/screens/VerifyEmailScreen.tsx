import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { fieldErrorsOf, messageOf } from '../../../lib/api';
import { useHead } from '../../../lib/page';
import { useViewer } from '../../../lib/account';
import { ViewerDocument } from '../../../lib/account/viewer.generated';
import { Spinner } from '../../../ui/feedback';
import { AuthPage } from '../components/AuthPage';
import { DeadLink } from '../components/DeadLink';
import { NewLinkButton } from '../components/NewLinkButton';
import { SignInButton } from '../components/SignInButton';
import { useAskedOnce } from '../components/useAskedOnce';
import { useHashToken } from '../components/useHashToken';
import { VerifyEmailDocument } from './VerifyEmailScreen.generated';

/** Link to the profile, for signed-in users only. */
function Onward() {
  const { viewer } = useViewer();
  return (
    <>
      {viewer && (
        <Button component={Link} to={paths.profile} variant="contained" size="large">
          {t('auth.goToMyProfile')}
        </Button>
      )}
      <Button component={Link} to={paths.home} variant={viewer ? 'outlined' : 'contained'} color={viewer ? 'inherit' : 'primary'} size="large">
        {t('auth.goToTheHomePage')}
      </Button>
    </>
  );
}

/** Page for an address that is already confirmed. */
function Confirmed({ text }: { text: string }) {
  return (
    <AuthPage isAnswer title={t('auth.yourEMailAddressIsConfirmed')} intro={text}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>
        <Onward />
      </Stack>
    </AuthPage>
  );
}

/** Page with the reason why an address was not confirmed, and the next step for the viewer. */
function Refused({ reason }: { reason: string }) {
  const { viewer } = useViewer();
  if (viewer?.isVerified && viewer.pendingEmail === null) {
    return (
      <DeadLink reason={t('auth.reasonYourAddressEmailIs', { reason, email: viewer.email })}>
        <Onward />
      </DeadLink>
    );
  }
  return <DeadLink reason={viewer ? reason : t('auth.reasonOnceYouAreSigned', { reason })}>{viewer ? <NewLinkButton /> : <SignInButton />}</DeadLink>;
}

function Checking() {
  return (
    <AuthPage title={t('auth.confirmingYourEMailAddress')}>
      <Spinner label={t('auth.confirmingYourEMailAddress')} />
    </AuthPage>
  );
}

/** Page that asks a visitor to sign in first. Confirming while signed in keeps the account's sign-in methods; otherwise the server ends them. */
function BySignIn({ token, onAnyway }: { token: string; onAnyway: () => void }) {
  const from = { pathname: paths.verifyEmail, hash: `#${token}` };
  return (
    <AuthPage isAnswer title={t('auth.confirmYourEMailAddress')} intro={t('auth.signInToTheAccountWhose')}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>
        <Button component={Link} to={paths.login} state={{ from }} variant="contained" size="large">
          {t('auth.signIn')}
        </Button>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('auth.orConfirmItWithoutSigning')}
        </Typography>
        <Button onClick={onAnyway} variant="outlined" color="inherit" size="large">
          {t('auth.confirmWithoutSigningIn')}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** Page for a user who is signed in to another account than the link's: they sign out first, then use the link. */
function Elsewhere({ reason }: { reason: string }) {
  const { end } = useViewer();
  return (
    <AuthPage isAnswer title={t('auth.confirmYourEMailAddress')} intro={reason}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>
        <Button onClick={() => void end()} variant="contained" size="large">
          {t('profile.signOut')}
        </Button>
        <Button component={Link} to={paths.home} variant="outlined" color="inherit" size="large">
          {t('auth.goToTheHomePage')}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** Sends the token to the server and shows the result. */
function Verifying({ token, onRetry }: { token: string; onRetry: () => void }) {
  const client = useApolloClient();
  const { status } = useViewer();
  const [verify] = useMutation(VerifyEmailDocument);

  const outcome = useAskedOnce(async () => {
    try {
      await verify({ variables: { input: { token } } });
    } catch (error) {
      return { error };
    }
    if (status === 'signed-in') await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return { error: undefined };
  });

  if (!outcome) return <Checking />;
  if (outcome.error === undefined) {
    return (
      <AuthPage
        isAnswer
        title={t('auth.yourEMailAddressIsConfirmed')}
        intro={t(status === 'signed-in' ? 'auth.thankYouMessagesAboutYour' : 'auth.allEarlierWaysToSignIn')}
      >
        <Stack sx={{ gap: 1.5, mt: 4 }}>
          {status === 'signed-in' ? (
            <Onward />
          ) : (
            <Button component={Link} to={paths.forgotPassword} variant="contained" size="large">
              {t('auth.chooseAPassword')}
            </Button>
          )}
        </Stack>
      </AuthPage>
    );
  }
  const { token: reason, confirmed, account } = fieldErrorsOf(outcome.error);
  if (account) return <Elsewhere reason={account} />;
  if (confirmed) return <Confirmed text={confirmed} />;
  if (reason) return <Refused reason={reason} />;
  return (
    <AuthPage isAnswer title={t('auth.yourEMailAddressCould')} intro={messageOf(outcome.error)}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('auth.tryAgain')}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** Confirms an e-mail address by the link that was sent to it. */
export function VerifyEmailScreen() {
  useHead({ title: t('auth.confirmYourEMailAddress'), noIndex: true });
  const token = useHashToken();
  const { status } = useViewer();
  const [tries, setTries] = useState(0);
  const [isAnyway, setAnyway] = useState(false);
  if (token === '') return <Refused reason={t('auth.incompleteLink')} />;
  if (status === 'checking') return <Checking />;
  if (status === 'signed-out' && !isAnyway) return <BySignIn token={token} onAnyway={() => setAnyway(true)} />;
  return <Verifying key={`${token} ${tries}`} token={token} onRetry={() => setTries(tries + 1)} />;
}
