export { compile, type Compiled } from './compile.js';
export { columnsOf, factsOf, rightsFields } from './type-fields.js';
export { inputOf } from './input.js';
export {
  asked,
  byViewer,
  columns,
  computed,
  each,
  type Expression,
  type CompiledField,
  fixed,
  list,
  made,
  mergeCompiledFields,
  one,
  onlyFor,
  page,
  part,
  type CompiledFields,
  type PageRead,
  rows,
  value,
  VIEWER,
} from './compiled-field.js';
export { Selected, Unreadable } from './selection.js';
export { splice } from './splice.js';
export { keptByShape, Statement, written } from './statement.js';
