import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { paths } from '../../lib/address';
import { useViewer } from '../../lib/account';

/** Returns a function that signs the user out and opens the home page. */
export function useSignOut(): () => Promise<void> {
  const { end } = useViewer();
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    await navigate(paths.home); // navigate first: otherwise `SignedInOnly` would redirect to the sign-in
    await end();
    notify.success(t('app.loggedOutSuccessfully'));
  };
}
