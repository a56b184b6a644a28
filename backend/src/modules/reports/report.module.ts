import type { EntityManager } from 'typeorm';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { FavoriteModule } from '../favorites/index.js';
import { DecisionKind } from '../standing/index.js';
import { NAME_OF_REPORTED, PLACE_OF_REPORTED } from './report.query.js';
import { ReportMerge } from './report.merge.js';
import { ReportService } from './report.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createReportModule(manager: EntityManager, left: FavoriteModule) {
  left.activities.track({
    kind: ActivityTarget.REPORT,
    table: 'reports',
    label: NAME_OF_REPORTED,
    place: PLACE_OF_REPORTED,
    revertible: ['status', 'decided_at', 'decided_by'],
    judged: {
      person: 't.reporter_id',
      kinds: { [ActivityAction.UPHELD]: DecisionKind.REPORT_AGREED, [ActivityAction.DISMISSED]: DecisionKind.REPORT_DISMISSED },
      reason: 't.reason::text',
    },
  });
  const reports = new ReportService(manager, left.reviewDecisions, left);
  left.decisions.listen((decision) => reports.settle(decision));
  left.placeMerges.add(new ReportMerge(manager, left.standing));
  left.personalData.add('reports', { read: (userId) => reports.exported(userId) });
  return { ...left, reports };
}
export type ReportModule = ReturnType<typeof createReportModule>;
