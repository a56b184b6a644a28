import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isOffline, onConnection } from '../../lib/connection';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { isSaved } from '../../lib/savedAnswers';

/** When the connection is there again, says so, and asks anew for what the screen shows. */
export function useConnection(): void {
  const client = useApolloClient();
  const notify = useNotify();
  useEffect(
    () =>
      onConnection(() => {
        if (isOffline()) return;
        notify.success(t('app.youAreBackOnline'));
        for (const query of client.getObservableQueries('active')) {
          // Where that fails, the screen says so.
          if (isSaved(query.queryName)) query.refetch().catch(() => undefined);
        }
      }),
    [client, notify],
  );
}
