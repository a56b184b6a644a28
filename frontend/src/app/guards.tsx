import Button from '@mui/material/Button';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useOffline } from '../lib/connection';
import { t } from '../lib/i18n';
import { paths } from '../lib/paths';
import { returnTarget } from '../lib/returnTarget';
import { useViewer } from '../lib/viewer';
import { MessagePage } from '../ui/MessagePage';
import { Spinner } from '../ui/Spinner';

/** While nobody has said yet whether a session holds; without a connection nobody can. */
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

/** Screens for people who are signed in; others sign in first and come back. */
export function SignedInOnly() {
  const { status } = useViewer();
  const from = useLocation();
  if (status === 'checking') return <Checking />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} state={{ from }} replace />;
}

/** Screens for admins; anybody else who is signed in is led home. */
export function AdminsOnly() {
  const { viewer } = useViewer();
  return viewer?.viewerCan.administer ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Screens for moderators and admins; anybody else who is signed in is led home. */
export function ModeratorsOnly() {
  const { viewer } = useViewer();
  return viewer?.viewerCan.moderate ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Screens that make no sense once somebody is signed in: they lead back to where one came from. */
export function SignedOutOnly() {
  const { status } = useViewer();
  const state: unknown = useLocation().state;
  if (status === 'checking') return <Checking />;
  return status === 'signed-in' ? <Navigate to={returnTarget(state)} replace /> : <Outlet />;
}
