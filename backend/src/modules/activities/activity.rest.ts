import { inPortions } from '../../core/paging/portions.js';
import { type CsvColumns, streamCsv } from '../../core/rest/csv.js';
import { FileAnswer } from '../../core/rest/file-answer.js';
import type { Route } from '../../core/rest/route.js';
import { type Activity, ActivityAction, ActivityTarget } from './activity.entity.js';
import { changesOf } from './activity.type.js';
import type { ActivityModule } from './index.js';

const COLUMNS: CsvColumns<Activity> = {
  time: ({ createdAt }) => createdAt,
  actor: ({ actor }) => actor?.name ?? null,
  action: ({ action }) => action,
  kind: ({ targetKind }) => targetKind,
  id: ({ targetId }) => targetId,
  label: ({ label }) => label,
  changes: (activity) => changesOf(activity).map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
};

export const activityRoutes: Route<ActivityModule>[] = [
  {
    method: 'get',
    path: '/admin/activities.csv',
    access: 'admin',
    summary: 'What has happened, the last first, as a file; query: actor, kind, id, action, since, until',
    async handle({ query, services }) {
      const filter = {
        actorId: query.text('actor'), targetKind: query.oneOf('kind', Object.values(ActivityTarget)), targetId: query.text('id'),
        action: query.oneOf('action', Object.values(ActivityAction)), since: query.moment('since'), until: query.moment('until'),
      };
      const portions = inPortions((after, limit) => services.activityList.portion(filter, after, limit));
      return new FileAnswer('text/csv; charset=utf-8', 'activities', 'csv', streamCsv(COLUMNS, portions));
    },
  },
];
