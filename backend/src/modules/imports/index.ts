export { type PendingWork, readPendingWork } from './pending-work.js';
export { fingerprintOf } from './checkpoint.js';
export { ExportService } from './export/index.js';
export { DUPLICATES, type Duplicates } from './writing/index.js';
export { Interrupted } from './import-run.js';
export { ImportService } from './import.service.js';
export {
  AttributeColumns,
  Categories,
  CityMapper,
  type ColumnChoices,
  KindFilter,
  type Origin,
  PlaceMapper,
  readCategories,
  readKinds,
  readStates,
} from './mapping/index.js';
export { type Format, FORMATS, openFile, openStream, type ReadOptions, UnusableFile } from './readers/index.js';
export { buildDeferredIndexes, forgetDeferredIndexes } from './deferred-indexes.js';
export { ImportResolver, importRoutes } from './history/api.js';
export {
  type ImportRecord,
  type ImportState,
  listImports,
  planUndo,
  purgeImportChanges,
  UNDO_IMPORT,
  type UndoCounts,
  undoImport,
  undoImportHandler,
  undoObstacle,
} from './history/index.js';
export { createImportModule, type ImportModule } from './import.module.js';
export { Municipalities } from './cities/index.js';
export { LeftOutFile, RejectFile } from './reject-file.js';
export { ReportFile } from './report-file.js';
export { leftOutOf, type Summary } from './summary.js';
