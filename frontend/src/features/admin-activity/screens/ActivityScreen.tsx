import { useQuery } from '@apollo/client/react';
import { capitalise } from '../../../lib/i18n';
import {
  ACTIONS,
  ActivityList,
  ConsolePage,
  ExportButton,
  FilterField,
  FilterRow,
  ListResults,
  ListTotal,
  SavedViews,
  TableSkeleton,
  TARGET_NAMES,
  useListAddress,
} from '../../../widgets/console';
import { ActorField } from '../components/ActorField';
import { DayField } from '../components/DayField';
import { activityVariables } from './activityQuery';
import { ActivityScreenDocument } from './ActivityScreen.generated';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value: value.toLowerCase(), text: capitalise(text) }));

/** Log of all changes with their users: /admin/activity. */
export function ActivityScreen() {
  const { address } = useListAddress();
  const variables = activityVariables(address);
  const { data, previousData, loading, error, refetch } = useQuery(ActivityScreenDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = (data ?? previousData)?.activities;
  const { since, until } = variables.filter;

  return (
    <ConsolePage
      title="Activity"
      actions={
        <>
          <SavedViews screen="ACTIVITY" />
          <ExportButton list="activities" overrides={{ since: since ?? undefined, until: until ?? undefined }} />
        </>
      }
    >
      <FilterRow total={<ListTotal total={list?.total} words={['entry', 'entries']} />}>
        <ActorField />
        <FilterField name="targetKind" label="Kind" any="Anything" options={optionsOf(TARGET_NAMES)} />
        <FilterField name="action" label="Action" any="Any" options={optionsOf(ACTIONS)} />
        <DayField name="since" label="From" />
        <DayField name="until" label="Up to" />
      </FilterRow>
      <ListResults
        list={list}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        failure={{ title: 'Error loading activity', text: 'Please try again later.' }}
        empty={{ title: 'No activity found', text: 'Try other filters or days.' }}
        skeleton={<TableSkeleton />}
      >
        {(activities) => <ActivityList activities={activities} label="Activity" />}
      </ListResults>
    </ConsolePage>
  );
}
