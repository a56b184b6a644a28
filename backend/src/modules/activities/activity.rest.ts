import { inPortions } from '../../core/paging/index.js';
import { CSV, type CsvColumns, csvFile, param, type Route, routesOf } from '../../core/rest/index.js';
import { type Activity, ActivityAction, ActivityTarget } from './activity.entity.js';
import { changesOf } from './activity.type.js';
import type { ActivityModule } from './activity.module.js';

const COLUMNS: CsvColumns<Activity> = {
  time: ({ createdAt }) => createdAt,
  actor: ({ actor }) => actor?.name ?? null,
  action: ({ action }) => action,
  kind: ({ targetKind }) => targetKind,
  id: ({ targetId }) => targetId,
  label: ({ label }) => label,
  changes: (activity) =>
    changesOf(activity)
      .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
      .join('; '),
};

const route = routesOf<ActivityModule>();

export const activityRoutes: Route<ActivityModule>[] = [
  route({
    method: 'get',
    path: '/admin/activities.csv',
    access: 'admin',
    summary: 'The activity log as CSV, the newest first',
    query: {
      actor: param.text('Only actions of the user with this identifier.'),
      kind: param.oneOf(Object.values(ActivityTarget), 'Only targets of this kind.'),
      id: param.text('Only the target with this identifier.'),
      action: param.oneOf(Object.values(ActivityAction), 'Only this action.'),
      since: param.moment('Only at or after this time.'),
      until: param.moment('Only before this time.'),
    },
    answer: CSV,
    async handle({ query: { actor, kind, id, action, since, until }, services, viewer }) {
      const filter = { actorId: actor, targetKind: kind, targetId: id, action, since, until };
      await services.activities.noteDownload(viewer, 'activities.csv', { kind, action, since, until });
      return csvFile(
        'activities',
        COLUMNS,
        inPortions((after, limit) => services.activityList.portion(filter, after, limit)),
      );
    },
  }),
];
