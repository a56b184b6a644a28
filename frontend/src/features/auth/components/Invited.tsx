import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import type { InvitationState } from '../../../graphql/schema.generated';
import { useRegistration } from '../../../lib/account';
import { paths } from '../../../lib/address';
import { isNotFound, messageOf } from '../../../lib/api';
import { t, type TextKey } from '../../../lib/i18n';
import { AuthPage } from './AuthPage';
import { DeadLink } from './DeadLink';
import { InvitationDocument } from './Invited.generated';
import { RegisterForm } from './RegisterForm';
import { SignInButton } from './SignInButton';

const REASONS = {
  USED_UP: 'auth.invitationUsedUp',
  EXPIRED: 'auth.invitationExpired',
  REVOKED: 'auth.invitationRevoked',
} as const satisfies Record<Exclude<InvitationState, 'OPEN'>, TextKey>;

/** Page for an invitation that cannot be used. If everyone can register, it leads to the form without it. */
function Unusable({ reason }: { reason: TextKey }) {
  const { mode } = useRegistration();
  return (
    <DeadLink reason={t(reason)}>
      <SignInButton />
      {mode === 'OPEN' && (
        // The whole page is loaded again: the history holds the token of this page.
        <Button component={Link} to={paths.register} reloadDocument variant="outlined" color="inherit" size="large">
          {t('auth.createAccountWithoutIt')}
        </Button>
      )}
    </DeadLink>
  );
}

/** Sign-up with an invitation, which is checked first. @param token token of its link */
export function Invited({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(InvitationDocument, { variables: { token }, notifyOnNetworkStatusChange: true });
  if (data) {
    const { state, inviter, offeredRole } = data.invitation;
    if (state !== 'OPEN') return <Unusable reason={REASONS[state]} />;
    const words = offeredRole === 'MODERATOR' ? 'auth.inviterInvitesModerators' : 'auth.inviterInvitesYou';
    return <RegisterForm invitation={{ token, title: t('auth.youAreInvited'), words: t(words, { name: inviter }) }} />;
  }
  if (loading || !error) {
    return (
      <AuthPage title={t('auth.youAreInvited')} intro={<Skeleton width="90%" />}>
        <Skeleton role="status" aria-label={t('auth.loadingTheInvitation')} height={360} sx={{ mt: 3 }} />
      </AuthPage>
    );
  }
  if (isNotFound(error)) return <Unusable reason="auth.invitationUnknown" />;
  return (
    <AuthPage isAnswer title={t('auth.invitationCouldNotBeLoaded')} intro={messageOf(error)}>
      <Stack sx={{ mt: 4 }}>
        <Button variant="contained" size="large" onClick={() => void refetch()}>
          {t('auth.tryAgain')}
        </Button>
      </Stack>
    </AuthPage>
  );
}
