export { type ImportRecord, type ImportState, listImports, purgeImportChanges, undoObstacle } from './import-record.js';
export { ImportHistoryService } from './import-history.service.js';
export { ImportCounts, ImportKind, ImportView } from './import.type.js';
export { planUndo, undoImport } from './undo-import.js';
export { undoImportHandler } from './undo-import.job.js';
export { UNDO_IMPORT } from './undo-import.task.js';
export type { UndoCounts } from './undo-progress.js';
