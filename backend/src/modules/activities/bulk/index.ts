export { bulkHandlers } from './bulk.job.js';
export { BulkService, type RunBulk } from './bulk.service.js';
export { BULK_CHANGE, type BulkActor, type BulkDetails, UNDO_CHANGE } from './bulk.task.js';
export { bulkActor, viewerOf } from './bulk-actor.js';
export { UndoLoader } from './undo.loader.js';
export { UndoService } from './undo.service.js';
