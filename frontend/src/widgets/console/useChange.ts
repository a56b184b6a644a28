import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../lib/account';
import { paths } from '../../lib/address';
import { formatList, t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { isConflict, isNotFound, messageOf } from '../../lib/api';
import { UndoChangeDocument } from './useChange.generated';
import { useRefresh } from './useRefresh';

/** Mutation that returns a `Change` under the name `change`. */
export type ChangeDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { change: { id: string; count: number; leftOut: readonly string[]; job?: { id: string } | null } },
  Variables
>;

interface AnyChange {
  mutation: ChangeDocument<OperationVariables>;
  variables: OperationVariables;
}

/**
 * Returns the message that some items were left out because they had changed, with their known names.
 * @param labelOf returns the name of an item
 */
export function leftOutWords(ids: readonly string[], labelOf: (id: string) => string | undefined = () => undefined): string {
  const names = ids.flatMap((id) => labelOf(id) ?? []);
  if (names.length === 0) return t('console.leftOut', { count: ids.length });
  return t('console.leftOutNamed', { count: ids.length, names: formatList(names) + (names.length < ids.length ? ' …' : '') });
}

/**
 * Runs a mutation and reports the result.
 * @param said returns the message for a number of changed items
 * @param saidOfLeftOut returns the message for items that were left out, by default that they had changed
 * @returns whether the change was made
 */
export type MakeChange = <Variables extends OperationVariables>(
  mutation: ChangeDocument<Variables>,
  variables: Variables,
  said: (count: number) => string,
  saidOfLeftOut?: (ids: readonly string[]) => string,
) => Promise<boolean>;

/** Returns the button of toasts that leads admins to the background jobs; undefined for others. */
function useShowJobs() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const isAdmin = viewer?.viewerCan.administer ?? false;
  return useMemo(() => (isAdmin ? { label: t('console.showProgress'), run: () => void navigate(paths.adminSystem) } : undefined), [isAdmin, navigate]);
}

/** Returns functions that undo a change by its id, and that report a refused change. Both refetch the screen if it is out of date. */
export function useUndo() {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const show = useShowJobs();
  return useMemo(() => {
    const refuse = async (error: unknown) => {
      notify.error(messageOf(error));
      // Somebody else has changed the item: the screen is out of date.
      if (isConflict(error) || isNotFound(error)) await refresh();
    };
    const undo = async (id: string) => {
      try {
        const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
        if (data?.undo === 0) notify.success(t('console.undoStarted'), show);
        else notify.success(t('console.undone'));
        await refresh();
      } catch (error) {
        await refuse(error);
      }
    };
    return { undo, refuse };
  }, [client, notify, refresh, show]);
}

/** Returns a function that makes a change and shows it in a toast with Undo for 8 seconds, or says that a job makes it. If the server refuses it, the toast shows the reason. */
export function useChange(): MakeChange {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo, refuse } = useUndo();
  const show = useShowJobs();

  return useCallback(
    async (mutation, variables, said, saidOfLeftOut = leftOutWords) => {
      try {
        // TypeScript cannot match the general type of the variables with the concrete one.
        const { data } = await client.mutate({ mutation, variables } as AnyChange);
        const { id, count, leftOut, job } = data?.change ?? { id: '', count: 0, leftOut: [] };
        if (job) notify.success(t('console.changeStarted'), show);
        else if (count > 0) notify.success(said(count), { label: t('console.undo'), run: () => void undo(id) });
        else notify.info(t('console.nothingHadToBeChanged'));
        if (leftOut.length > 0) notify.info(saidOfLeftOut(leftOut));
        await refresh();
        return true;
      } catch (error) {
        await refuse(error);
        return false;
      }
    },
    [client, notify, refresh, undo, refuse, show],
  );
}
