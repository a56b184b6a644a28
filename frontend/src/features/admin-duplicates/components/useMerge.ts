import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { isolate, t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useRefresh, useUndo } from '../../../widgets/console';
import { MergePlacesDocument } from './ComparedPlace.generated';
import type { Compared, Taken } from './mergeFields';

/** Returns a function that merges two places and goes back to the list. If one has changed, it shows why and loads both again. */
export function useMerge(): (keep: Compared, drop: Compared, taken: Taken) => Promise<void> {
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { refuse } = useUndo();
  return useCallback(
    async (keep, drop, taken) => {
      const [keepVersion, dropVersion] = [keep.revision?.version ?? 0, drop.revision?.version ?? 0];
      const variables = { keep: keep.id, keepVersion, drop: drop.id, dropVersion, ...taken };
      try {
        await client.mutate({ mutation: MergePlacesDocument, variables });
      } catch (error) {
        await refuse(error);
        return;
      }
      notify.success(t('adminDuplicates.isMerged', { gone: isolate(drop.name), kept: isolate(keep.name) }));
      await navigate(paths.duplicates, { replace: true });
      await refresh();
    },
    [client, notify, navigate, refresh, refuse],
  );
}
