import { MESSAGE, type Route, routesOf } from '../../core/rest/index.js';
import { ReportInput } from './report.input.js';
import type { ReportModule } from './report.module.js';

const route = routesOf<ReportModule>();

export const reportRoutes: Route<ReportModule>[] = [
  route({
    method: 'post',
    path: '/reports',
    access: 'signed-in',
    status: 201,
    summary: 'Reports a place, a review or a photo to the moderators; exactly one of the three is given',
    body: ReportInput,
    answer: MESSAGE,
    async handle({ input, services, viewer, caller }) {
      await services.reports.create(viewer, input, caller);
      return { message: 'Thank you. A moderator will look at it.' };
    },
  }),
];
