import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from './notify';
import { paths } from '../../lib/address';
import { isUnauthenticated, serverMessageOf } from '../../lib/api';

/**
 * Returns a function that reports a rejected change whose optimistic update is already reverted. If the session has ended, it opens the sign-in,
 * which leads back here.
 * @returns takes the thrown error, and a message for errors without a server message
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
