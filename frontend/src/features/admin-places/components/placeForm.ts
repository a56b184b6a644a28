import { boolean, string } from 'yup';
import { placeFields } from '../../../graphql/placeFields.generated';
import type { PlaceInput } from '../../../graphql/schema.generated';
import { categoryName, t } from '../../../lib/i18n';
import { textsSummary } from '../../../widgets/language-texts';
import {
  type AttributeDefinition,
  attributeName,
  attributeText,
  detailLabel,
  detailText,
  detailsOf,
  detailsSchema,
  type DetailValues,
  detailValuesOf,
  NO_DETAILS,
  pairText,
  moreCategoriesIn,
  PLACE_FIELDS,
  type PlaceField,
} from '../../../widgets/place-form';
import { type FormPart, type FormPicture, pictureInputsOf, picturesOf, picturesText, type Saved } from '../../../widgets/record-form';
import type { PlaceForm_PlaceFragment } from './PlaceForm.generated';

/** Values of the place form. */
export interface PlaceValues extends DetailValues {
  /** Id of the city; empty if none is chosen. */
  cityId: string;
  featured: boolean;
  images: FormPicture[];
}

export const placeSchema = detailsSchema('PlaceDetailsInput').shape({
  cityId: string().required(() => t('adminPlaces.pleaseChooseACity')),
  featured: boolean(),
});

export const NEW_PLACE: PlaceValues = { ...NO_DETAILS, cityId: '', featured: false, images: [] };

/** Converts a place from the API into form values and a version. */
export function savedPlace(place: PlaceForm_PlaceFragment): Saved<PlaceValues> {
  return {
    values: { ...detailValuesOf(place), cityId: place.city?.id ?? '', featured: place.featured, images: picturesOf(place.images) },
    version: place.revision?.version ?? 0,
  };
}

/**
 * Converts form values into the mutation's input. The values must satisfy the schema.
 * @param sign currency sign of prices
 * @param before values that the form started from
 */
export function placeInputOf(values: PlaceValues, sign: string, before: PlaceValues): PlaceInput {
  const { cityId, featured, images } = values;
  return { ...detailsOf(values, sign, before), cityId, featured, images: pictureInputsOf(images) };
}

const details = (section: (typeof placeFields)[PlaceField]['section']): FormPart<PlaceValues>[] =>
  PLACE_FIELDS.filter((name) => placeFields[name].section === section).map((name) => ({
    label: detailLabel(name),
    names: [name],
    text: (values) => detailText(name, values[name]),
  }));

/**
 * Returns the parts of the form, in order.
 * @param nameOf returns the name of a city by its id
 * @param attributes all attributes that the values can have
 */
export const placeParts = (nameOf: (cityId: string) => string, attributes: readonly AttributeDefinition[]): FormPart<PlaceValues>[] => [
  { label: t('adminPlaces.city'), names: ['cityId'], text: ({ cityId }) => nameOf(cityId) },
  ...details('basics'),
  {
    label: detailLabel('moreCategories'),
    names: ['moreCategories'],
    text: ({ moreCategories }) => moreCategoriesIn(moreCategories).map(categoryName).join(', '),
  },
  { label: t('adminPlaces.featured'), names: ['featured'], text: ({ featured }) => (featured ? t('adminPlaces.yes') : t('adminPlaces.no')) },
  { label: detailLabel('coordinates'), names: ['latitude', 'longitude'], text: pairText },
  ...details('location'),
  ...details('details'),
  ...attributes.map((one) => ({
    label: attributeName(one),
    names: [`attributes.${one.key}` as 'attributes'],
    text: (values: PlaceValues) => attributeText(one, values.attributes),
  })),
  { label: t('languageTexts.names'), names: ['names'], text: ({ names }) => textsSummary(names) },
  { label: t('languageTexts.descriptions'), names: ['descriptions'], text: ({ descriptions }) => textsSummary(descriptions) },
  { label: t('adminPlaces.pictures'), names: ['images'], text: ({ images }) => picturesText(images) },
];
