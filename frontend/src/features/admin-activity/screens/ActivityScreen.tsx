import { capitalize } from '../../../lib/i18n';
import { ACTIONS, ActivityList, AdminListPage, FilterField, TARGET_NAMES, useAdminList } from '../../../widgets/console';
import { ActorField } from '../components/ActorField';
import { DayField } from '../components/DayField';
import { activityVariables } from './activityQuery';
import { ActivityScreenDocument } from './ActivityScreen.generated';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value: value.toLowerCase(), text: capitalize(text) }));

/** Log of all changes with their users: /admin/activity. */
export function ActivityScreen() {
  const list = useAdminList(ActivityScreenDocument, activityVariables, ({ activities }) => activities);
  const { since, until } = list.variables.filter;

  return (
    <AdminListPage
      name="activities"
      title="Activity"
      words={['entry', 'entries']}
      list={list}
      exportOverrides={{ since: since ?? undefined, until: until ?? undefined }}
      filters={
        <>
          <ActorField />
          <FilterField name="targetKind" label="Kind" any="Anything" options={optionsOf(TARGET_NAMES)} />
          <FilterField name="action" label="Action" any="Any" options={optionsOf(ACTIONS)} />
          <DayField name="since" label="From" />
          <DayField name="until" label="Up to" />
        </>
      }
      failure={{ title: 'Error loading activity', text: 'Please try again later.' }}
      empty={{ title: 'No activity found', text: 'Try other filters or days.' }}
    >
      {(activities) => <ActivityList activities={activities} label="Activity" />}
    </AdminListPage>
  );
}
