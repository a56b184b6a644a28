import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useRefresh, useUndo } from '../../../widgets/console';

/** Mutation that returns a `Change` under the name `restored`. */
type RestoreDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { restored: { id: string; count: number; leftOut: readonly string[] } },
  Variables
>;

interface AnyRestore {
  mutation: RestoreDocument<OperationVariables>;
  variables: OperationVariables;
}

/** Returns a function that restores something and shows it in a toast with Undo. If the server refuses it, the toast shows the reason. */
export function useRestore() {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo, refuse } = useUndo();
  return async <Variables extends OperationVariables>(
    mutation: RestoreDocument<Variables>,
    variables: Variables,
    said: (count: number) => string,
  ): Promise<void> => {
    try {
      // TypeScript cannot match the general type of the variables with the concrete one.
      const { data } = await client.mutate({ mutation, variables } as AnyRestore);
      const { id, count, leftOut } = data?.restored ?? { id: '', count: 0, leftOut: [] };
      notify.success(said(count), { label: t('console.undo'), run: () => void undo(id) });
      if (leftOut.length > 0) notify.info(t('bin.notRestored', { count: leftOut.length }));
      await refresh();
    } catch (error) {
      await refuse(error);
    }
  };
}
