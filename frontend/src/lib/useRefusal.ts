import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from './notify';
import { paths } from './paths';
import { isUnauthenticated, serverMessageOf } from './serverErrors';

/**
 * Tells why something was refused that is undone on the screen already. Whoever is not signed in any more does that first, and comes back.
 * @returns takes what was thrown, and what to say when the server did not say why
 */
export function useRefusal(): (error: unknown, failure: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const from = useLocation();
  return (error, failure) => {
    notify.error(serverMessageOf(error) ?? failure);
    if (isUnauthenticated(error)) void navigate(paths.login, { state: { from } });
  };
}
