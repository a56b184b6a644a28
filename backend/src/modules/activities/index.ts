export { Activity, ActivityAction, ActivityTarget, type Columns } from './activity.entity.js';
export { type ActivityModule, createActivityModule } from './activity.module.js';
export { ActivityResolver } from './activity.resolver.js';
export { activityRoutes } from './activity.rest.js';
export { BULK_CHANGE, type BulkDetails, bulkHandlers, type BulkService, UNDO_CHANGE } from './bulk/index.js';
export type { ActivityService } from './activity.service.js';
export { ConsoleScreen, SavedView } from './saved-view.entity.js';
export { SavedViewResolver } from './saved-view.resolver.js';
export { isUndone } from './undone.query.js';
