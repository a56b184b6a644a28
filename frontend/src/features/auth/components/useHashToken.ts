import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Takes what a link of ours has behind its # out of the address, where others could read it over the shoulder or from the history.
 * @returns the token; empty where the link had none
 */
export function useHashToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const found = hash.slice(1);
  if (found && found !== token) setToken(found);

  useEffect(() => {
    if (hash) void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return found || token;
}
