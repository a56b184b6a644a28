export { beginningOf, HEAD, openFile, type OpenFile, openStream } from './file.js';
export { areLetters, knownDelimiter } from './tables/index.js';
export { knownEncoding } from './encodings.js';
export type { Facts, ReadOptions } from './kind.js';
export { type Format, FORMATS } from './kinds.js';
export { asText, type FileRecord, isRecord, type Portions, type Unreadable, UnusableFile, type Values, valuesOfFeature } from './reader.js';
