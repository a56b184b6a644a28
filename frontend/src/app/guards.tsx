import Button from '@mui/material/Button';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useOffline } from '../lib/api';
import { t } from '../lib/i18n';
import { paths, returnTarget } from '../lib/address';
import { useViewer } from '../lib/account';
import { MessagePage, Spinner } from '../ui/feedback';

/** Shown while the server checks the stored token; offline, a message instead of the spinner. */
function Checking() {
  if (!useOffline()) return <Spinner label={t('app.checkingYourSession')} />;
  return (
    <MessagePage title={t('app.youAreOffline')} text={t('lib.youAreOfflineAndThis')}>
      <Button component={Link} to={paths.home} variant="outlined" color="inherit">
        {t('app.goToTheHomePage')}
      </Button>
    </MessagePage>
  );
}

/** Route guard for signed-in users. Redirects other visitors to the sign-in and back afterwards. */
export function SignedInOnly() {
  const { status } = useViewer();
  const from = useLocation();
  if (status === 'checking') return <Checking />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} state={{ from }} replace />;
}

/** Route guard for admins. Redirects other signed-in users to the home page. */
export function AdminsOnly() {
  const { viewer } = useViewer();
  return viewer?.viewerCan.administer ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Route guard for moderators and admins. Redirects other signed-in users to the home page. */
export function ModeratorsOnly() {
  const { viewer } = useViewer();
  return viewer?.viewerCan.moderate ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Shown to signed-in users who open the link of an invitation. The sign-up itself removes the token from the address, so it never comes here. */
const HasAccount = () => (
  <MessagePage title={t('app.youHaveAnAccount')} text={t('app.invitationsAreForOthers')}>
    <Button component={Link} to={paths.home} variant="contained">
      {t('app.goToTheHomePage')}
    </Button>
  </MessagePage>
);

/** Route guard for signed-out visitors. Redirects signed-in users to the screen that they came from. */
export function SignedOutOnly() {
  const { status } = useViewer();
  const { state, hash } = useLocation() as { state: unknown; hash: string };
  if (status === 'checking') return <Checking />;
  if (status === 'signed-in' && hash.startsWith('#invitation=')) return <HasAccount />;
  return status === 'signed-in' ? <Navigate to={returnTarget(state)} replace /> : <Outlet />;
}
