import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { isNotFound, messageOf } from '../../../lib/api';
import { useHead } from '../../../lib/page';
import { useViewer } from '../../../lib/account';
import { DecisionMailsSwitch } from '../../../ui/DecisionMailsSwitch';
import { AuthPage } from '../components/AuthPage';
import { DeadLink } from '../components/DeadLink';
import { SignInButton } from '../components/SignInButton';
import { useHashToken } from '../components/useHashToken';
import { MailPreferencesScreenDocument, type MailPreferencesScreenQuery, UpdateMailPreferencesByLinkDocument } from './MailPreferencesScreen.generated';

/** Page for an invalid link; it leads to the profile, which has the same switch. */
function Refused({ reason }: { reason: string }) {
  const { viewer } = useViewer();
  return (
    <DeadLink reason={reason}>
      {viewer ? (
        <Button component={Link} to={paths.profile} variant="contained" size="large">
          {t('auth.goToMyProfile')}
        </Button>
      ) : (
        <SignInButton />
      )}
    </DeadLink>
  );
}

/** Placeholder as high as the switch, so the page does not move. */
function Loading() {
  return (
    <AuthPage title={t('auth.emailPreferences')} intro={<Skeleton width="90%" />}>
      <Skeleton role="status" aria-label={t('profile.loadingEmailPreferences')} height={44} sx={{ mt: 3 }} />
    </AuthPage>
  );
}

interface SwitchProps {
  token: string;
  preferences: MailPreferencesScreenQuery['mailPreferencesByLink'];
}

/** Saves each change at once, and reverts it if the server rejects it. */
function Preferences({ token, preferences: { address, wantsDecisionMails } }: SwitchProps) {
  const notify = useNotify();
  const { viewer } = useViewer();
  const [update] = useMutation(UpdateMailPreferencesByLinkDocument, {
    onCompleted: (saved) => notify.success(t(saved.updateMailPreferencesByLink.wantsDecisionMails ? 'auth.decisionMailsAreOn' : 'auth.decisionMailsAreOff')),
    onError: (error) => notify.error(messageOf(error)),
    update(cache, { data }) {
      if (!data) return;
      cache.writeQuery({ query: MailPreferencesScreenDocument, variables: { token }, data: { mailPreferencesByLink: data.updateMailPreferencesByLink } });
      // The link can belong to the signed-in account: the profile must then reload its switch.
      if (viewer) cache.evict({ id: cache.identify(viewer), fieldName: 'wantsDecisionMails' });
    },
  });
  const change = (wanted: boolean) => {
    const after = { __typename: 'MailPreferences' as const, address, wantsDecisionMails: wanted };
    void update({ variables: { token, wantsDecisionMails: wanted }, optimisticResponse: { updateMailPreferencesByLink: after } });
  };

  return (
    <AuthPage title={t('auth.emailPreferences')} intro={t('auth.preferencesOfAddress', { address })}>
      <Box sx={{ mt: 3 }}>
        <DecisionMailsSwitch isOn={wantsDecisionMails} onChange={change} />
      </Box>
    </AuthPage>
  );
}

function ByLink({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(MailPreferencesScreenDocument, { variables: { token }, notifyOnNetworkStatusChange: true });
  if (data) return <Preferences token={token} preferences={data.mailPreferencesByLink} />;
  if (loading || !error) return <Loading />;
  if (isNotFound(error)) return <Refused reason={t('auth.formerAddressLink')} />;
  return (
    <AuthPage isAnswer title={t('auth.preferencesCouldNotBeLoaded')} intro={messageOf(error)}>
      <Stack sx={{ mt: 4 }}>
        <Button variant="contained" size="large" onClick={() => void refetch()}>
          {t('auth.tryAgain')}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** E-mail preferences opened by the link in a mail. Works for anyone with the link, signed in or not. */
export function MailPreferencesScreen() {
  useHead({ title: t('auth.emailPreferences'), noIndex: true });
  const token = useHashToken({ isKept: true });
  if (token === '') return <Refused reason={t('auth.incompleteLink')} />;
  return <ByLink key={token} token={token} />;
}
