export { findDuplicates, findDuplicatesHandler } from './find-duplicates.job.js';
export { FIND_DUPLICATES } from './find-duplicates.task.js';
export { dayOf, joinTexts, type Merge, type MergePart } from './merge.js';
export { PlaceMergeService } from './merge.service.js';
export { DuplicatePairService } from './pair.service.js';
