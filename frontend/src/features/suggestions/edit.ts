import { detailsSchema, type DetailValues, detailValuesOf, isDetails } from '../../widgets/place-form';
import type { EditForm_PlaceFragment } from './components/EditForm.generated';

/** What the form for better details holds. */
export interface EditValues extends DetailValues {
  /** How they know. */
  note: string;
}

/** Where the draft of an edit is kept. */
export const draftKey = (placeId: string): string => `citypins-edit-draft:${placeId}`;

export const editSchema = detailsSchema('SuggestPlaceEditInput');

/** What the form begins with: what the guide says of the place. */
export const valuesOf = (place: EditForm_PlaceFragment): EditValues => ({ ...detailValuesOf(place), note: '' });

/** Whether something that was kept is what the form holds. */
export function isEdit(found: unknown): found is EditValues {
  return isDetails(found) && typeof (found as Partial<EditValues>).note === 'string';
}
