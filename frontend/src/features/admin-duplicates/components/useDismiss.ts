import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useRefresh, useUndo } from '../../../widgets/console';
import { DismissDuplicateDocument } from './PairItem.generated';

/** Returns a function that marks two places as different, or takes that back, and shows it in a toast with Undo. @returns whether the server has done it */
export function useDismiss(): (a: string, b: string, isDismissed: boolean) => Promise<boolean> {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { refuse } = useUndo();
  return useCallback(
    async (a, b, isDismissed) => {
      const set = async (value: boolean) => {
        try {
          await client.mutate({ mutation: DismissDuplicateDocument, variables: { a, b, isDismissed: value } });
          await refresh();
          return true;
        } catch (error) {
          await refuse(error);
          return false;
        }
      };
      if (!(await set(isDismissed))) return false;
      const text = isDismissed ? t('adminDuplicates.isDifferent') : t('adminDuplicates.isPossible');
      notify.success(text, { label: t('adminDuplicates.undo'), run: () => void set(!isDismissed) });
      return true;
    },
    [client, notify, refresh, refuse],
  );
}
