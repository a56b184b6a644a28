export { CSV, CSV_TYPE, type CsvColumns, csvFile, csvHead, csvRows, streamCsv } from './csv.js';
export { FileAnswer } from './file-answer.js';
export { inputSchema } from './input-schema.js';
export { ADDRESS, choice, contentTypesOf, file, ID, type JsonSchema, MESSAGE, MOMENT, NAME, object, REDIRECT, VERSION } from './json-schema.js';
export { pageOf, param, type QueryValues, readQuery } from './query.js';
export { type InputClass, readInput } from './read-input.js';
export { RedirectAnswer } from './redirect-answer.js';
export { type Route, routesOf, type UploadReasons } from './route.js';
