import type { ObjectSchema } from 'yup';
import { placeFields } from '../../graphql/placeFields.generated';
import type { SuggestPlaceEditInput } from '../../graphql/schema.generated';
import { fieldErrorsOf, inputSchema } from '../../lib/api';
import { FREE } from '../../lib/i18n';
import type { Point } from '../../ui/map';
import { attributeInputsOf, type AttributeTexts, attributeTextsOf, isAttributeTexts } from './attributes';
import type { AttributeTexts_PlaceFragment } from './AttributeTexts.generated';
import type { LanguageTexts_PlaceFragment } from './LanguageTexts.generated';
import type { PlaceTexts_PlaceFragment } from './PlaceTexts.generated';
import type { PriceField_CityFragment } from './PriceField.generated';
import { changedTexts, isLanguageTexts, type LanguageTexts, textsByLanguage } from '../language-texts';
import { coordinatesOf, NO_POINT, pointFields, pointText, type PointValues } from './point';

/** Text of a place's details. The server declares them (`places/place.fields.ts`). */
export type PlaceField = keyof typeof placeFields;
export const PLACE_FIELDS = Object.keys(placeFields) as PlaceField[];

/** Details with one value: all fields are texts, empty if unknown. Further categories are separated by `;`. */
type DetailTexts = PointValues & Record<PlaceField | 'moreCategories', string>;

/** Details of a place in a form. */
export type DetailValues = DetailTexts & { attributes: AttributeTexts; names: LanguageTexts; descriptions: LanguageTexts };

/** Details with several values, of which the API takes the changed ones. */
type Keyed = Pick<DetailValues, 'attributes' | 'names' | 'descriptions'>;

/** Parts of a form that the detail fields need. */
export interface FieldsForm<Name extends string> {
  values: Record<Name, string>;
  field: (name: Name) => {
    name: string;
    value: string;
    onChange: (event: unknown) => void;
    onBlur: (event: unknown) => void;
    error: boolean;
    message: string | undefined;
  };
  setFieldValue: (name: Name, value: string) => unknown;
}

export type DetailsForm = FieldsForm<keyof DetailTexts>;

/** Returns a record with a value for each text. */
export const textsBy = <Value>(of: (name: PlaceField) => Value): Record<PlaceField, Value> =>
  Object.fromEntries(PLACE_FIELDS.map((name) => [name, of(name)])) as Record<PlaceField, Value>;

const NO_TEXTS: DetailTexts = { ...NO_POINT, ...textsBy(() => ''), moreCategories: '' };
export const NO_DETAILS: DetailValues = { ...NO_TEXTS, attributes: {}, names: {}, descriptions: {} };

/** Returns whether a stored value is the details of a place. */
export function isDetails(found: unknown): found is DetailValues {
  const values = (found ?? {}) as Partial<Record<string, unknown>>;
  const hasTexts = Object.keys(NO_TEXTS).every((name) => typeof values[name] === 'string');
  return hasTexts && isAttributeTexts(values.attributes) && isLanguageTexts(values.names) && isLanguageTexts(values.descriptions);
}

/** Returns the further categories in a form's text. */
export const moreCategoriesIn = (text: string): string[] => text.split(';').filter(Boolean);

/** Returns the initial form values for a published place. */
export const detailValuesOf = ({
  coordinates,
  ...place
}: PlaceTexts_PlaceFragment &
  AttributeTexts_PlaceFragment &
  LanguageTexts_PlaceFragment & { coordinates: Point | null; moreCategories: readonly string[] }): DetailValues => ({
  ...pointText(coordinates),
  ...textsBy((name) => place[name] ?? ''),
  moreCategories: place.moreCategories.join(';'),
  attributes: attributeTextsOf(place),
  names: textsByLanguage(place.names),
  descriptions: textsByLanguage(place.descriptions),
});

/** Returns the schema of the details: the rules of the server, with the point as two texts. */
export function detailsSchema(input: 'SuggestPlaceInput' | 'SuggestPlaceEditInput' | 'PlaceDetailsInput'): ObjectSchema<Record<string, unknown>> {
  return inputSchema(input).shape(pointFields);
}

type Details = Pick<SuggestPlaceEditInput, PlaceField | 'coordinates' | 'attributes' | 'names' | 'descriptions'> & { moreCategories: string[] };

/**
 * Returns the details as the API takes them; they must be valid by the schema.
 * @param sign currency sign of prices
 * @param before values that the form started from
 */
export function detailsOf(values: DetailValues, sign: string, before: Keyed = NO_DETAILS): Details {
  const written = { ...values, priceRange: values.priceRange === FREE ? FREE : sign.repeat(values.priceRange.length) };
  const texts = textsBy((name) => written[name].trim() || (placeFields[name].isRequired ? '' : null)) as Omit<
    Details,
    'coordinates' | 'moreCategories' | keyof Keyed
  >;
  const attributes = attributeInputsOf(values.attributes, before.attributes);
  const names = changedTexts(values.names, before.names);
  const descriptions = changedTexts(values.descriptions, before.descriptions);
  return {
    ...texts,
    moreCategories: moreCategoriesIn(values.moreCategories),
    coordinates: coordinatesOf(values),
    ...(attributes.length > 0 && { attributes }),
    ...(names.length > 0 && { names }),
    ...(descriptions.length > 0 && { descriptions }),
  };
}

/** Returns the currency sign of the first price: that of the place itself, or of a place of its city. A dollar sign if there is none. */
export function currencySignOf(city: PriceField_CityFragment | null | undefined, place?: Pick<PlaceTexts_PlaceFragment, 'priceRange'>): string {
  const prices = [place, ...(city?.featuredPlaces ?? [])].map((priced) => priced?.priceRange);
  return prices.find((price) => price && price !== FREE)?.charAt(0) ?? '$';
}

/** Returns whether the server rejected fields of a form. A toast then shows the message, and the fields their own. */
export const isAboutFields = (error: unknown, values: object): boolean =>
  Object.keys(fieldErrorsOf(error)).some((path) => (path.split('.')[0] ?? '') in values);
