import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSparing } from '../../lib/connection';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

/** Calls back once the page is complete and the browser has nothing else to do; Safari does not say when that is. */
function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Lets the app start without a connection from now on, unless the visitor wants to save data, and offers new versions. */
export function useReadyForOffline(): void {
  const client = useApolloClient();
  const notify = useNotify();
  useEffect(() => {
    if (isSparing() || !('serviceWorker' in navigator)) return;
    whenIdle(() => {
      const offer = (run: () => void) => notify.offer(t('app.newVersion'), { label: t('app.reload'), run }, t('app.later'));
      import('../offline').then(({ readyForOffline }) => readyForOffline(client, offer)).catch(() => undefined); // the app runs as well without
    });
  }, [client, notify]);
}
