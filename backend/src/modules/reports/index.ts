import type { EntityManager } from 'typeorm';
import type { FavoriteModule } from '../favorites/index.js';
import { ReportService } from './report.service.js';

export { Report } from './report.entity.js';
export { ReportResolver } from './report.resolver.js';
export { reportRoutes } from './report.rest.js';

/** What this module offers to a request, together with what it builds on. */
export function createReportModule(manager: EntityManager, left: FavoriteModule) {
  const reports = new ReportService(manager, left.reviewDecisions);
  left.decisions.listen((decision) => reports.settle(decision));
  left.personalData.add('reports', { read: (userId) => reports.exported(userId) });
  return { ...left, reports };
}
export type ReportModule = ReturnType<typeof createReportModule>;
