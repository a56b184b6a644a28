export { getImport, type ImportRecord, type ImportState, listImports, purgeImportChanges, undoObstacle } from './import-record.js';
export { planUndo, undoImport } from './undo-import.js';
export type { UndoCounts } from './undo-progress.js';
