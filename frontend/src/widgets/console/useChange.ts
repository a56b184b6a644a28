import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { formatNumber } from '../../lib/format';
import { useNotify } from '../../lib/notify';
import { isConflict, isNotFound, messageOf } from '../../lib/serverErrors';
import { UndoChangeDocument } from './useChange.generated';
import { useRefresh } from './useRefresh';

/** A mutation that answers a `Change`, under the name `change`. */
export type ChangeDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { change: { id: string; count: number; leftOut: readonly string[] } },
  Variables
>;

interface AnyChange {
  mutation: ChangeDocument<OperationVariables>;
  variables: OperationVariables;
}

/** Says that some things were left out, as they have changed, and names those whose names are known. */
function leftOutWords(ids: readonly string[], labelOf: LabelOf): string {
  const names = ids.flatMap((id) => labelOf(id) ?? []);
  const rest = names.length > 0 ? `: ${names.join(', ')}${names.length < ids.length ? ' …' : ''}` : '';
  return `${formatNumber(ids.length)} ${ids.length === 1 ? 'has' : 'have'} changed since you read the list and ${ids.length === 1 ? 'was' : 'were'} left out${rest}.`;
}

type LabelOf = (id: string) => string | undefined;

/**
 * Takes a mutation, its variables, the words for what it has done to so many things, and what things are called; tells whether it was done.
 */
export type MakeChange = <Variables extends OperationVariables>(
  mutation: ChangeDocument<Variables>,
  variables: Variables,
  said: (count: number) => string,
  labelOf?: LabelOf,
) => Promise<boolean>;

/** Changes something and says so, with a way to take it back for 8 seconds; where it is refused, the server's reason is told. */
export function useChange(): MakeChange {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();

  return useCallback(
    async (mutation, variables, said, labelOf = () => undefined) => {
      const refuse = async (error: unknown) => {
        notify.error(messageOf(error));
        // Somebody else was faster: what the screen shows is not so any more.
        if (isConflict(error) || isNotFound(error)) await refresh();
      };
      const undo = async (id: string) => {
        try {
          await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
          notify.success('Taken back.');
          await refresh();
        } catch (error) {
          await refuse(error);
        }
      };
      try {
        // The general type of a mutation's variables is a condition on the concrete one.
        const { data } = await client.mutate({ mutation, variables } as AnyChange);
        const { id, count, leftOut } = data?.change ?? { id: '', count: 0, leftOut: [] };
        if (count > 0) notify.success(said(count), { label: 'Undo', run: () => void undo(id) });
        else notify.info('Nothing had to be changed.');
        if (leftOut.length > 0) notify.info(leftOutWords(leftOut, labelOf));
        await refresh();
        return true;
      } catch (error) {
        await refuse(error);
        return false;
      }
    },
    [client, notify, refresh],
  );
}
