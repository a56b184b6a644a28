import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { ReportInput } from './report.input.js';
import type { ReportModule } from './index.js';

export const reportRoutes: Route<ReportModule>[] = [
  {
    method: 'post',
    path: '/reports',
    access: 'signed-in',
    status: 201,
    summary: 'Tells the moderators that something is wrong; body: one of placeId, reviewId, photoId, and reason, note',
    async handle({ body, services, viewer }) {
      await services.reports.create(viewer, readInput(ReportInput, body));
      return { message: 'Thank you. A moderator will look at it.' };
    },
  },
];
