export { beginningOf, type Format, FORMATS, HEAD, openFile, type OpenFile, openStream } from './file.js';
export { type FileRecord, isRecord, type Unreadable, UnusableFile, type Values, valuesOfFeature } from './reader.js';
