import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../address';
import { useViewer } from './viewer';

interface SignIn {
  /** Opens the sign-in, which leads back here; `back` overrides parts of the return address. */
  signIn: (back?: Partial<Location>) => void;
  /** Runs `act` for signed-in users; opens the sign-in for others. */
  signInFirst: (act: () => void, back?: Partial<Location>) => void;
}

/** Returns functions that lead to the sign-in and back, for public screens. */
export function useSignIn(): SignIn {
  const { status } = useViewer();
  const navigate = useNavigate();
  const here = useLocation();
  const signIn: SignIn['signIn'] = (back) => void navigate(paths.login, { state: { from: { ...here, ...back } } });
  return { signIn, signInFirst: (act, back) => (status === 'signed-out' ? signIn(back) : act()) };
}
