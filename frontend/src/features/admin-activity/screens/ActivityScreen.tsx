import { lazily, t } from '../../../lib/i18n';
import { ACTIONS, ActivityList, AdminListPage, FilterField, TARGETS, useAdminList } from '../../../widgets/console';
import { ActorField } from '../components/ActorField';
import { DayField } from '../components/DayField';
import { activityVariables } from './activityQuery';
import { ActivityScreenDocument } from './ActivityScreen.generated';

const actions = lazily(() => Object.entries(ACTIONS).map(([value, { did }]) => ({ value: value.toLowerCase(), text: t(did) })));
const kinds = lazily(() => Object.entries(TARGETS).map(([value, { all }]) => ({ value: value.toLowerCase(), text: t(all) })));

/** Log of all changes with their users: /admin/activity. */
export function ActivityScreen() {
  const list = useAdminList(ActivityScreenDocument, activityVariables, ({ activities }) => activities);
  const { since, until } = list.variables.filter;

  return (
    <AdminListPage
      name="activities"
      title={t('adminActivity.activity')}
      countText={(count) => t('adminActivity.entries', { count })}
      list={list}
      exportOverrides={{ since: since ?? undefined, until: until ?? undefined }}
      filters={
        <>
          <ActorField />
          <FilterField name="targetKind" label={t('adminActivity.kind')} any={t('adminActivity.anything')} options={kinds()} />
          <FilterField name="action" label={t('adminActivity.action')} any={t('adminActivity.any')} options={actions()} />
          <DayField name="since" label={t('adminActivity.from')} />
          <DayField name="until" label={t('adminActivity.upTo')} />
        </>
      }
      failure={{ title: t('adminActivity.errorLoadingActivity'), text: t('adminActivity.pleaseTryAgainLater') }}
      empty={{ title: t('adminActivity.noActivityFound'), text: t('adminActivity.tryOtherFiltersOrDays') }}
    >
      {(activities) => <ActivityList activities={activities} label={t('adminActivity.activity')} />}
    </AdminListPage>
  );
}
