import { type ObjectSchema, string } from 'yup';
import type { SuggestPlaceEditInput } from '../../graphql/schema.generated';
import { inputSchema } from '../../lib/inputSchema';
import type { Point } from '../../ui/map/types';

/** The details of a place as a form holds them: all as text, empty where nothing is known. */
export type DetailValues = Record<
  | ('name' | 'category' | 'description' | 'fullAddress' | 'pincode' | 'phone' | 'website' | 'priceRange' | 'openingHours')
  | ('latitude' | 'longitude'),
  string
>;

/** The parts of a form that the fields of the details need. */
export interface DetailsForm {
  values: DetailValues;
  field: (name: keyof DetailValues) => {
    name: string;
    value: string;
    onChange: (event: unknown) => void;
    onBlur: (event: unknown) => void;
    error: boolean;
    message: string | undefined;
  };
  setFieldValue: (name: keyof DetailValues, value: string) => unknown;
}

export const NO_DETAILS: DetailValues = {
  name: '', category: '', description: '', latitude: '', longitude: '', fullAddress: '', pincode: '', phone: '', website: '', priceRange: '', openingHours: '',
};

/** Whether something that was kept is the details of a place. */
export function isDetails(found: unknown): found is DetailValues {
  const values = (found ?? {}) as Partial<Record<string, unknown>>;
  return Object.keys(NO_DETAILS).every((name) => typeof values[name] === 'string');
}

/** A price range that costs nothing. */
export const FREE = 'Free';

/** About 10 cm on the ground, and what the server keeps. */
const DECIMALS = 6;

/** Degrees as people type them; NaN where they are none. */
const degreesOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Degrees as a form shows them. */
export const degreesText = (degrees: number): string => degrees.toFixed(DECIMALS);

/** The point that two fields say; undefined where they say none. */
export function pointOf({ latitude, longitude }: Pick<DetailValues, 'latitude' | 'longitude'>): Point | undefined {
  const point = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** Both coordinates of a text such as `18.5204, 73.8567`, which maps let one copy; undefined where it is something else. */
export function pairOf(text: string): [latitude: string, longitude: string] | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+\.\d+)[\s,;]+(-?\d+\.\d+)\s*$/.exec(text) ?? [];
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
}

const degrees = (most: number, label: string) =>
  string()
    .required('Please say where it is')
    .test('degrees', `${label} is a number from −${most} to ${most}`, (text) => Math.abs(degreesOf(text)) <= most);

/** What the server asks of the details, and a point as two texts. */
export function detailsSchema(input: 'SuggestPlaceInput' | 'SuggestPlaceEditInput'): ObjectSchema<Record<string, unknown>> {
  return inputSchema(input).shape({ latitude: degrees(90, 'The latitude'), longitude: degrees(180, 'The longitude') });
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
    coordinates: { latitude: degreesOf(values.latitude), longitude: degreesOf(values.longitude) },
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
