export { type PendingWork, readPendingWork } from './pending-work.js';
export { fingerprintOf } from './checkpoint.js';
export { cityNamed, ExportService } from './export/index.js';
export { DUPLICATES, type Duplicates, type RowOutcome } from './writing/index.js';
export type { ImportOptions, ImportReport } from './import-options.js';
export { Interrupted } from './import-run.js';
export { ImportService } from './import.service.js';
export { type CityChoice, type ImportChoices, type PreparedImport, prepareImport } from './choices.js';
export { type Inspection, type ReadColumn, type Reading, type ReadWord, type SampleRow } from './inspection/index.js';
export { problemOfSource, sourceOf } from './source-name.js';
export { type ColumnChoices, type Origin } from './mapping/index.js';
export { type Format, FORMATS, openFile, openStream, type ReadOptions, UnusableFile } from './readers/index.js';
export { buildDeferredIndexes, forgetDeferredIndexes } from './deferred-indexes.js';
export { ImportResolver, importRoutes } from './history/api.js';
export { ImportDraftResolver, importDraftRoutes } from './drafts/api.js';
export {
  ImportDraftView,
  PREVIEW_IMPORT,
  previewImportHandler,
  READ_IMPORT,
  readImportHandler,
  ReasonJson,
  reasonJson,
  RUN_IMPORT,
  runImportHandler,
  tidyDrafts,
} from './drafts/index.js';
export { ImportReason, reasonFaceOf } from './import-reason.type.js';
export { ImportFolder } from './import-folder.js';
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
export { createImportModule, type ImportModule, type ImportParts } from './import.module.js';
export { LeftOutFile, type LeftOutValue, RejectFile } from './reject-file.js';
export { ReportFile } from './report-file.js';
export { leftOutOf, type Summary } from './summary.js';
