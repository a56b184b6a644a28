import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '../lib/i18n';
import { paths } from '../lib/paths';
import { returnTarget } from '../lib/returnTarget';
import { useViewer } from '../lib/viewer';
import { Spinner } from '../ui/Spinner';

const checking = () => <Spinner label={t('app.checkingYourSession')} />;

/** Screens for people who are signed in; others sign in first and come back. */
export function SignedInOnly() {
  const { status } = useViewer();
  const from = useLocation();
  if (status === 'checking') return checking();
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
  if (status === 'checking') return checking();
  return status === 'signed-in' ? <Navigate to={returnTarget(state)} replace /> : <Outlet />;
}
