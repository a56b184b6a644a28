import type { EntityManager } from 'typeorm';
import { DecisionKind, type StandingModule } from '../standing/index.js';
import { ActivityAction, ActivityTarget } from './activity.entity.js';
import { ActivityService } from './activity.service.js';
import { ActivityPlaces, createCityNameLoader } from './activity.loader.js';
import { ActivityListService } from './activity-list.service.js';
import { BulkService, UndoLoader, UndoService } from './bulk/index.js';
import { RevisionService } from './revision.service.js';
import { SavedViewService } from './saved-view.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createActivityModule(manager: EntityManager, left: StandingModule) {
  const activities = new ActivityService(manager, left.standing);
  activities.track({
    kind: ActivityTarget.USER,
    table: 'users',
    shown: ['name', 'email', 'role', 'moderated_city_ids', 'avatar_url', 'suspended_until'],
    revertible: ['role', 'moderated_city_ids', 'suspended_until', 'avatar_url'],
    judged: {
      person: 't.id',
      kinds: { [ActivityAction.SUSPENDED]: DecisionKind.SUSPENDED, [ActivityAction.REINSTATED]: DecisionKind.REINSTATED },
      until: 't.suspended_until',
    },
    guarded: { columns: ['role', 'moderated_city_ids', 'suspended_until'], rule: 'admin-in-person' },
    fixed: {
      where: `t.role = 'admin' OR t.deleted_at IS NOT NULL`,
      because: 'console.undoUserChanged',
    },
  });
  return {
    ...left,
    activities,
    activityList: new ActivityListService(manager),
    cityNames: createCityNameLoader(manager),
    activityPlaces: new ActivityPlaces(manager, activities),
    activityUndo: new UndoLoader(manager, activities),
    revisions: new RevisionService(manager, activities),
    savedViews: new SavedViewService(manager),
    bulk: new BulkService(manager, activities),
    undoing: new UndoService(manager, activities, left.standing),
  };
}
export type ActivityModule = ReturnType<typeof createActivityModule>;
