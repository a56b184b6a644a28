import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useRefresh, useUndo } from '../../../widgets/console';

/** Returns a function that says in a toast what a change has done, with Undo if that is possible, and reloads the screen and the public categories. */
export function useReport(): (text: string, change: { id: string; count: number }) => void {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo } = useUndo();
  return useCallback(
    (text, { id, count }) => {
      notify.success(text, count > 0 ? { label: t('adminCategories.undo'), run: () => void undo(id) } : undefined);
      // Screens outside the console read the public categories again when they open. Open queries keep their data until `refresh` has new ones.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'site', broadcast: false });
      void refresh();
    },
    [client, notify, refresh, undo],
  );
}
