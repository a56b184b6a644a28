export { asOfNow, isSeenSql } from './as-of.js';
export {
  type FindIds,
  refuseUnchanged,
  requireSelected,
  SeenInput,
  SeenVersion,
  SelectedAsSeen,
  selectedIds,
  SelectedIds,
  type Selection,
  selectionInput,
  selectionOf,
} from './selection.js';
