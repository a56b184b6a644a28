import { useQuery } from '@apollo/client/react';
import type { ActivityTarget } from '../../graphql/schema.generated';
import { ActivityList } from './activity/ActivityList';
import { HistoryDocument } from './History.generated';
import { pageOf } from './list/listAddress';
import { ListResults } from './list/ListResults';
import { useListAddress } from './list/useListAddress';
import { TableSkeleton } from './table/TableSkeleton';

interface Props {
  kind: ActivityTarget;
  /** Id of the item. */
  id: string;
}

/** Shows the activities on one item, newest first. The page number is in the address. */
export function History({ kind, id }: Props) {
  const { address } = useListAddress();
  const { data, previousData, loading, error, refetch } = useQuery(HistoryDocument, {
    variables: { filter: { targetKind: kind, targetId: id }, page: pageOf(address) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ListResults
      list={(data ?? previousData)?.activities}
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      failure={{ title: 'Error loading the history' }}
      empty={{ title: 'No activity yet' }}
      skeleton={<TableSkeleton />}
    >
      {(activities) => <ActivityList activities={activities} label="History" />}
    </ListResults>
  );
}
