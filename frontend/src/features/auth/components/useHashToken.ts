import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Router state that survives a reload. */
interface Kept {
  token?: string;
}

/**
 * Reads the token after the # of a link in a mail.
 * Removes it from the address, so that it is neither visible nor in the history.
 * @param isKept true: the token survives a reload; for links that work more than once
 * @returns the token; empty if the link has none
 */
export function useHashToken({ isKept = false } = {}): string {
  const { pathname, search, hash, state } = useLocation() as Location<Kept | null>;
  const navigate = useNavigate();
  const [token, setToken] = useState((isKept && state?.token) || '');
  const found = hash.slice(1);
  if (found && found !== token) setToken(found);

  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true, ...(isKept && { state: { token: hash.slice(1) } satisfies Kept }) });
  }, [hash, isKept, navigate, pathname, search]);
  return found || token;
}
