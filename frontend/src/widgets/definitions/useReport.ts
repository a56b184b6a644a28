import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { useRefresh, useUndo } from '../console';

/** Public root fields with the definitions. */
const PUBLIC = ['site', 'attributes'];

/** Returns a function that says in a toast what a change has done, with Undo if that is possible, and reloads the screen and the public definitions. */
export function useReport(): (text: string, change: { id: string; count: number }) => void {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo } = useUndo();
  return useCallback(
    (text, { id, count }) => {
      notify.success(text, count > 0 ? { label: t('definitions.undo'), run: () => void undo(id) } : undefined);
      // Screens outside the console read the public definitions again when they open. Open queries keep their data until `refresh` has new ones.
      for (const fieldName of PUBLIC) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
      void refresh();
    },
    [client, notify, refresh, undo],
  );
}
