import { detailsSchema, type DetailValues, degreesText, isDetails } from './details';
import type { EditForm_PlaceFragment } from './components/EditForm.generated';

/** What the form for better details holds. */
interface EditValues extends DetailValues {
  /** How they know. */
  note: string;
}

/** Where the draft of an edit is kept. */
export const draftKey = (placeId: string): string => `citypins-edit-draft:${placeId}`;

export const editSchema = detailsSchema('SuggestPlaceEditInput');

/** What the form begins with: what the guide says of the place. */
export function valuesOf({ coordinates, ...place }: EditForm_PlaceFragment): EditValues {
  return {
    name: place.name,
    category: place.category,
    description: place.description,
    latitude: coordinates ? degreesText(coordinates.latitude) : '',
    longitude: coordinates ? degreesText(coordinates.longitude) : '',
    fullAddress: place.fullAddress ?? '',
    pincode: place.pincode ?? '',
    phone: place.phone ?? '',
    website: place.website ?? '',
    priceRange: place.priceRange ?? '',
    openingHours: place.openingHours ?? '',
    note: '',
  };
}

/** Whether something that was kept is what the form holds. */
export function isEdit(found: unknown): found is EditValues {
  return isDetails(found) && typeof (found as Partial<EditValues>).note === 'string';
}
