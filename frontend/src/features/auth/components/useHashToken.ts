import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The state of a page in the browser's history, where it survives a reload. */
interface Kept {
  token?: string;
}

/**
 * Takes what a link of ours has behind its # out of the address, where others could read it over the shoulder or from the history.
 * @param isKept whether a reload of the page still has the token; for links that work more than once
 * @returns the token; empty where the link had none
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
