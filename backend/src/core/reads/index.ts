export { compile, type Compiled, splice, Unreadable } from './compile.js';
export { columns, type Expression, type FieldRead, fixed, forVisitors, list, made, mergeReads, one, page, part, type Reads, value } from './read.js';
export { Selected } from './selection.js';
export { keptByShape, Statement, written } from './statement.js';
