import { detailsSchema, type DetailValues, detailValuesOf, isDetails } from '../../widgets/place-form';
import type { EditForm_PlaceFragment } from './components/EditForm.generated';

/** Values of the edit form. */
export interface EditValues extends DetailValues {
  /** Source of the information, for the moderators. */
  note: string;
}

/** Storage key of the draft. */
export const draftKey = (placeId: string): string => `citypins-edit-draft:${placeId}`;

export const editSchema = detailsSchema('SuggestPlaceEditInput');

/** Returns the initial values of the form: the place's current details. */
export const valuesOf = (place: EditForm_PlaceFragment): EditValues => ({ ...detailValuesOf(place), note: '' });

/** Type guard for a stored draft. */
export function isEdit(found: unknown): found is EditValues {
  return isDetails(found) && typeof (found as Partial<EditValues>).note === 'string';
}
