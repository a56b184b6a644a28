import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths';
import { useViewer } from './viewer';

interface SignIn {
  /** Leads to the sign-in and then back here; `back` changes parts of the address to come back to. */
  signIn: (back?: Partial<Location>) => void;
  /** Does what only people who are signed in can do; leads others to the sign-in. */
  signInFirst: (act: () => void, back?: Partial<Location>) => void;
}

/** The way to the sign-in and back, for screens that everybody sees. */
export function useSignIn(): SignIn {
  const { status } = useViewer();
  const navigate = useNavigate();
  const here = useLocation();
  const signIn: SignIn['signIn'] = (back) => void navigate(paths.login, { state: { from: { ...here, ...back } } });
  return { signIn, signInFirst: (act, back) => (status === 'signed-out' ? signIn(back) : act()) };
}
