import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { Spinner } from '../../ui/feedback';

/** Redirects from a console address with a language prefix to the English console. */
export function InEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <Spinner label={t('app.loadingThePage')} />;
}
