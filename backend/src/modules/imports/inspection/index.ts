export { inspectFile, type Inspection } from './inspect-file.js';
export type { ReadColumn, Reading, ReadWord, SampleRow } from './reading.js';
