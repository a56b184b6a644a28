import { t } from '../../lib/i18n';
import type { ActivityTarget } from '../../graphql/schema.generated';
import { ActivityList } from './activity/ActivityList';
import { HistoryDocument } from './History.generated';
import { pageOf } from './list/listAddress';
import { ListResults } from './list/ListResults';
import { useAdminList } from './list/useAdminList';

interface Props {
  kind: ActivityTarget;
  /** Id of the item. */
  id: string;
}

/** Shows the activities on one item, newest first. The page number is in the address. */
export function History({ kind, id }: Props) {
  const variablesOf = (address: URLSearchParams) => ({ filter: { targetKind: kind, targetId: id }, page: pageOf(address) });
  const { state } = useAdminList(HistoryDocument, variablesOf, ({ activities }) => activities);
  return (
    <ListResults {...state} failure={{ title: t('console.errorLoadingTheHistory') }} empty={{ title: t('console.noActivityYet') }}>
      {(activities) => <ActivityList activities={activities} label={t('console.history')} />}
    </ListResults>
  );
}
