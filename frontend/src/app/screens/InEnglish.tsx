import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { Spinner } from '../../ui/Spinner';

/** In the place of a screen that is there in English only: leads to it. */
export function InEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <Spinner label={t('app.loadingThePage')} />;
}
