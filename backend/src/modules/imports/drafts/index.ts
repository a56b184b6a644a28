export { ImportDraftService } from './draft.service.js';
export { PREVIEW_IMPORT, READ_IMPORT, RUN_IMPORT } from './draft.task.js';
export { ReasonJson, reasonJson } from './draft.json.js';
export { ImportDraftView } from './types/draft.type.js';
export { previewImportHandler } from './preview.job.js';
export { readImportHandler } from './read.job.js';
export { runImportHandler } from './run.job.js';
export { tidyDrafts } from './tidy-drafts.js';
