import type { ObjectSchema } from 'yup';
import type { SuggestPlaceEditInput } from '../../graphql/schema.generated';
import { inputSchema } from '../../lib/inputSchema';
import { FREE } from '../../lib/names';
import type { Point } from '../../ui/map/types';
import { coordinatesOf, NO_POINT, pointFields, pointText, type PointValues } from './point';

/** The details of a place as a form holds them: all as text, empty where nothing is known. */
export type DetailValues = PointValues &
  Record<'name' | 'category' | 'description' | 'fullAddress' | 'pincode' | 'phone' | 'website' | 'priceRange' | 'openingHours', string>;

/** The parts of a form that some of its fields need. */
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

/** Whether something that was kept is the details of a place. */
export function isDetails(found: unknown): found is DetailValues {
  const values = (found ?? {}) as Partial<Record<string, unknown>>;
  return Object.keys(NO_DETAILS).every((name) => typeof values[name] === 'string');
}

/** A place as the guide knows it. */
interface KnownPlace extends Record<'name' | 'category' | 'description', string> {
  coordinates: Point | null;
  fullAddress: string | null;
  pincode: string | null;
  phone: string | null;
  website: string | null;
  priceRange: string | null;
  openingHours: string | null;
}

/** What the guide says of a place, as a form begins with it. */
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

/** What the server asks of the details, and a point as two texts. */
export function detailsSchema(input: 'SuggestPlaceInput' | 'SuggestPlaceEditInput' | 'PlaceDetailsInput'): ObjectSchema<Record<string, unknown>> {
  return inputSchema(input).shape(pointFields);
}

const orNull = (text: string): string | null => text.trim() || null;

/**
 * The details as they are sent; they must have passed the schema.
 * @param sign the currency sign of prices
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

/** The currency sign that the first of some price ranges is written with; a dollar where none is. */
export function currencySignOf(priceRanges: readonly (string | null)[]): string {
  const priced = priceRanges.find((range) => range && range !== FREE);
  return priced?.charAt(0) ?? '$';
}
