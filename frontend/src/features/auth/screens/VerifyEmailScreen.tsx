import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { fieldErrorsOf, messageOf } from '../../../lib/serverErrors';
import { useHead } from '../../../lib/useHead';
import { useViewer } from '../../../lib/viewer';
import { ViewerDocument } from '../../../lib/viewer.generated';
import { Spinner } from '../../../ui/Spinner';
import { AuthPage } from '../components/AuthPage';
import { DeadLink } from '../components/DeadLink';
import { NewLinkButton } from '../components/NewLinkButton';
import { useAskedOnce } from '../components/useAskedOnce';
import { useHashToken } from '../components/useHashToken';
import { VerifyEmailDocument } from './VerifyEmailScreen.generated';

const INCOMPLETE = 'The link is incomplete. Open it from the message again.';

/** On to the profile, which only somebody who is signed in has. */
function Onward() {
  const { viewer } = useViewer();
  return (
    <>
      {viewer && (
        <Button component={Link} to={paths.profile} variant="contained" size="large">
          Go to my profile
        </Button>
      )}
      <Button
        component={Link}
        to={paths.home}
        variant={viewer ? 'outlined' : 'contained'}
        color={viewer ? 'inherit' : 'primary'}
        size="large"
      >
        Go to the home page
      </Button>
    </>
  );
}

/** Why an address was not confirmed, and the next step for whoever it is. */
function Refused({ reason }: { reason: string }) {
  const { viewer } = useViewer();
  if (viewer?.isVerified && viewer.pendingEmail === null) {
    return (
      <DeadLink reason={`${reason} Your address ${viewer.email} is confirmed, so there is nothing left to do.`}>
        <Onward />
      </DeadLink>
    );
  }
  return (
    <DeadLink reason={viewer ? reason : `${reason} Once you are signed in, your profile can send the message again.`}>
      {viewer ? (
        <NewLinkButton />
      ) : (
        <Button component={Link} to={paths.login} state={{ from: { pathname: paths.profile } }} variant="contained" size="large">
          Sign in
        </Button>
      )}
    </DeadLink>
  );
}

/** Sends the token as soon as it is known who is signed in. */
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
  }, status !== 'checking');

  if (!outcome) {
    return (
      <AuthPage title="Confirming your e-mail address">
        <Spinner label="Confirming your e-mail address" />
      </AuthPage>
    );
  }
  if (outcome.error === undefined) {
    return (
      <AuthPage isAnswer title="Your e-mail address is confirmed." intro="Thank you. Messages about your account will reach you there.">
        <Stack sx={{ gap: 1.5, mt: 4 }}>
          <Onward />
        </Stack>
      </AuthPage>
    );
  }
  const { token: reason } = fieldErrorsOf(outcome.error);
  if (reason) return <Refused reason={reason} />;
  return (
    <AuthPage isAnswer title="Your e-mail address could not be confirmed" intro={messageOf(outcome.error)}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>
        <Button variant="contained" size="large" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** Confirms an e-mail address by the link that was sent to it. */
export function VerifyEmailScreen() {
  useHead({ title: 'Confirm your e-mail address', noIndex: true });
  const token = useHashToken();
  const [tries, setTries] = useState(0);
  if (token === '') return <Refused reason={INCOMPLETE} />;
  return <Verifying key={`${token} ${tries}`} token={token} onRetry={() => setTries(tries + 1)} />;
}
