import { boolean, string } from 'yup';
import type { PlaceInput } from '../../../../graphql/schema.generated';
import { capitalise } from '../../../../lib/format';
import { DETAIL_LABELS, detailsOf, detailsSchema, type DetailValues, detailValuesOf, NO_DETAILS, pairText } from '../../../../widgets/place-form';
import type { FormPart } from './conflict';
import { type FormPicture, pictureInputsOf, picturesOf, picturesText } from './pictures/pictures';
import type { PlaceForm_PlaceFragment } from './PlaceForm.generated';
import type { Saved } from './useRecordForm';

/** What the form for a place holds. */
export interface PlaceValues extends DetailValues {
  /** The city it is in; empty as long as none is chosen. */
  cityId: string;
  featured: boolean;
  images: FormPicture[];
}

export const placeSchema = detailsSchema('PlaceDetailsInput').shape({
  cityId: string().required('Please choose one of the cities'),
  featured: boolean(),
});

export const NEW_PLACE: PlaceValues = { ...NO_DETAILS, cityId: '', featured: false, images: [] };

/** What the server has of a place, as the form holds it. */
export function savedPlace(place: PlaceForm_PlaceFragment): Saved<PlaceValues> {
  return {
    values: { ...detailValuesOf(place), cityId: place.city?.id ?? '', featured: place.featured, images: picturesOf(place.images) },
    version: place.revision?.version ?? 0,
  };
}

/**
 * What is sent; the values must have passed the schema.
 * @param sign the currency sign of prices
 */
export function placeInputOf(values: PlaceValues, sign: string): PlaceInput {
  const { cityId, featured, images } = values;
  return { ...detailsOf(values, sign), cityId, featured, images: pictureInputsOf(images) };
}

const detail = (name: Exclude<keyof typeof DETAIL_LABELS, 'coordinates'>): FormPart<PlaceValues> => ({
  label: DETAIL_LABELS[name],
  names: [name],
  text: (values) => values[name],
});

/**
 * The parts of the form, in its order.
 * @param nameOf what the city of an id is called
 */
export const placeParts = (nameOf: (cityId: string) => string): FormPart<PlaceValues>[] => [
  { label: 'City', names: ['cityId'], text: ({ cityId }) => nameOf(cityId) },
  detail('name'),
  { label: DETAIL_LABELS.category, names: ['category'], text: ({ category }) => capitalise(category) },
  detail('description'),
  { label: 'Featured', names: ['featured'], text: ({ featured }) => (featured ? 'Yes' : 'No') },
  { label: DETAIL_LABELS.coordinates, names: ['latitude', 'longitude'], text: pairText },
  detail('fullAddress'),
  detail('pincode'),
  detail('phone'),
  detail('website'),
  detail('priceRange'),
  detail('openingHours'),
  { label: 'Pictures', names: ['images'], text: ({ images }) => picturesText(images) },
];
