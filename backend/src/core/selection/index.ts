export { asOfNow, isSeenSql } from './as-of.js';
export {
  AT_ONCE,
  type FindIds,
  namedIds,
  refuseUnchanged,
  requireSelected,
  SeenInput,
  SeenVersion,
  SelectedAsSeen,
  selectedIds,
  selectedUpTo,
  SelectedIds,
  type Selection,
  selectionInput,
  selectionOf,
  TooManyAtOnce,
} from './selection.js';
