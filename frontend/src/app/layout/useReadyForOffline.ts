import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSparing } from '../../lib/api';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';

/** Calls `work` when the page has loaded and the browser is idle. Safari has no idle callback and waits 2 seconds. */
function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Makes the app available offline, except for visitors who save data, and offers new versions. */
export function useReadyForOffline(): void {
  const client = useApolloClient();
  const notify = useNotify();
  useEffect(() => {
    if (isSparing() || !('serviceWorker' in navigator)) return;
    whenIdle(() => {
      const offer = (run: () => void) => notify.offer(t('app.newVersion'), { label: t('app.reload'), run }, t('app.later'));
      import('../offline').then(({ readyForOffline }) => readyForOffline(client, offer)).catch(() => undefined); // offline support is optional
    });
  }, [client, notify]);
}
