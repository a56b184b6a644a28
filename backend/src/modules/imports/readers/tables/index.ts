export { isCsv, readCsv } from './csv.reader.js';
export { knownDelimiter } from './delimiter.js';
export { canBeTable, tableIn } from './json-table.js';
export { areLetters } from './table.js';
export { isXlsx, readXlsx } from './xlsx.reader.js';
