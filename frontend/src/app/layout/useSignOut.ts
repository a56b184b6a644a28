import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { useViewer } from '../../lib/viewer';

/** Signs out and leads home. */
export function useSignOut(): () => Promise<void> {
  const { end } = useViewer();
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    await navigate(paths.home); // first, or a screen for signed-in people would lead to the sign-in
    await end();
    notify.success(t('app.loggedOutSuccessfully'));
  };
}
