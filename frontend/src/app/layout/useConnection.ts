import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isOffline, isSaved, onConnection } from '../../lib/api';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';

/** Shows a toast when the connection is back, and refetches the saved queries of the current screen. */
export function useConnection(): void {
  const client = useApolloClient();
  const notify = useNotify();
  useEffect(
    () =>
      onConnection(() => {
        if (isOffline()) return;
        notify.success(t('app.youAreBackOnline'));
        for (const query of client.getObservableQueries('active')) {
          // If the refetch fails, the screen shows the error.
          if (isSaved(query.queryName)) query.refetch().catch(() => undefined);
        }
      }),
    [client, notify],
  );
}
