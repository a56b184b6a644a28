export { compile, type Compiled, splice } from './compile.js';
export { inputOf } from './input.js';
export {
  columns,
  each,
  type Expression,
  type FieldRead,
  fixed,
  forVisitors,
  list,
  made,
  mergeReads,
  one,
  page,
  part,
  type Reads,
  rows,
  value,
} from './compiled-field.js';
export { Selected, Unreadable } from './selection.js';
export { keptByShape, Statement, written } from './statement.js';
