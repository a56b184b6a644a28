export { compile, type Compiled, splice } from './compile.js';
export { allForVisitors, columnsOf } from './type-fields.js';
export { inputOf } from './input.js';
export {
  columns,
  each,
  type Expression,
  type CompiledField,
  fixed,
  forVisitors,
  list,
  made,
  mergeCompiledFields,
  one,
  page,
  part,
  type CompiledFields,
  rows,
  value,
} from './compiled-field.js';
export { Selected, Unreadable } from './selection.js';
export { keptByShape, Statement, written } from './statement.js';
