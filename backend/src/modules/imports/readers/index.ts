export { beginningOf, HEAD, openFile, type OpenFile, openStream } from './file.js';
export type { ReadOptions } from './kind.js';
export { type Format, FORMATS } from './kinds.js';
export { asText, type FileRecord, isRecord, type Portions, type Unreadable, UnusableFile, type Values, valuesOfFeature } from './reader.js';
