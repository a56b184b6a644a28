export { Choices, type ColumnChoice, ImportCityMode, type WordChoice } from './choices.type.js';
export { ImportDraftState, ImportDraftView, ImportSource, ImportTarget } from './draft.type.js';
export { ImportPoint, type ImportPreview, ImportPreviewPage, ImportPreviewRow, ImportRowOutcome, type ImportWordCount } from './preview.type.js';
export { type ImportReading, ReadingChoices } from './reading.type.js';
