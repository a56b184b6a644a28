import type { ObjectSchema } from 'yup';
import type { SuggestPlaceEditInput } from '../../graphql/schema.generated';
import { inputSchema } from '../../lib/api';
import { FREE } from '../../lib/i18n';
import type { Point } from '../../ui/map';
import { coordinatesOf, NO_POINT, pointFields, pointText, type PointValues } from './point';

/** Details of a place in a form: all fields are texts, empty if unknown. */
export type DetailValues = PointValues &
  Record<'name' | 'category' | 'description' | 'fullAddress' | 'pincode' | 'phone' | 'website' | 'priceRange' | 'openingHours', string>;

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

export type DetailsForm = FieldsForm<keyof DetailValues>;

export const NO_DETAILS: DetailValues = {
  ...NO_POINT,
  name: '',
  category: '',
  description: '',
  fullAddress: '',
  pincode: '',
  phone: '',
  website: '',
  priceRange: '',
  openingHours: '',
};

/** Returns whether a stored value is the details of a place. */
export function isDetails(found: unknown): found is DetailValues {
  const values = (found ?? {}) as Partial<Record<string, unknown>>;
  return Object.keys(NO_DETAILS).every((name) => typeof values[name] === 'string');
}

/** Published place. */
interface KnownPlace extends Record<'name' | 'category' | 'description', string> {
  coordinates: Point | null;
  fullAddress: string | null;
  pincode: string | null;
  phone: string | null;
  website: string | null;
  priceRange: string | null;
  openingHours: string | null;
}

/** Returns the initial form values for a published place. */
export function detailValuesOf({ coordinates, ...place }: KnownPlace): DetailValues {
  return {
    ...pointText(coordinates),
    name: place.name,
    category: place.category,
    description: place.description,
    fullAddress: place.fullAddress ?? '',
    pincode: place.pincode ?? '',
    phone: place.phone ?? '',
    website: place.website ?? '',
    priceRange: place.priceRange ?? '',
    openingHours: place.openingHours ?? '',
  };
}

/** Returns the schema of the details: the rules of the server, with the point as two texts. */
export function detailsSchema(input: 'SuggestPlaceInput' | 'SuggestPlaceEditInput' | 'PlaceDetailsInput'): ObjectSchema<Record<string, unknown>> {
  return inputSchema(input).shape(pointFields);
}

const orNull = (text: string): string | null => text.trim() || null;

/**
 * Returns the details as the API takes them; they must be valid by the schema.
 * @param sign currency sign of prices
 */
export function detailsOf(values: DetailValues, sign: string): Omit<SuggestPlaceEditInput, 'note'> {
  const level = values.priceRange.length;
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    category: values.category,
    coordinates: coordinatesOf(values),
    fullAddress: orNull(values.fullAddress),
    pincode: orNull(values.pincode),
    phone: orNull(values.phone),
    website: orNull(values.website),
    priceRange: values.priceRange === FREE ? FREE : sign.repeat(level) || null,
    openingHours: orNull(values.openingHours),
  };
}

/** Returns the currency sign of the first priced range; a dollar sign if there is none. */
export function currencySignOf(priceRanges: readonly (string | null)[]): string {
  const priced = priceRanges.find((range) => range && range !== FREE);
  return priced?.charAt(0) ?? '$';
}
