import { string } from 'yup';
import { t } from '../../lib/i18n';
import type { Point } from '../../ui/map';

/** Point in a form: both degrees as typed. */
export type PointValues = Record<'latitude' | 'longitude', string>;

export const NO_POINT: PointValues = { latitude: '', longitude: '' };

/** Number of decimals that the server stores; about 10 cm on the ground. */
const DECIMALS = 6;

/** Parses typed degrees; NaN if they are invalid. */
const degreesOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Formats degrees for a form. */
export const degreesText = (degrees: number): string => degrees.toFixed(DECIMALS);

/** Formats a point for a form; empty if there is none. */
export function pointText(point: Point | null | undefined): PointValues {
  return point ? { latitude: degreesText(point.latitude), longitude: degreesText(point.longitude) } : NO_POINT;
}

/** Formats both coordinates in one line; empty if there are none. */
export const pairText = ({ latitude, longitude }: PointValues): string => [latitude, longitude].filter(Boolean).join(', ');

/** Returns the point for the API; it must be valid by `pointFields`. */
export function coordinatesOf({ latitude, longitude }: PointValues): Point {
  return { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
}

/** Parses the point of two fields; undefined if it is invalid. */
export function pointOf(values: PointValues): Point | undefined {
  const point = coordinatesOf(values);
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** Parses both coordinates of a text that was copied from a map (`18.5204, 73.8567`); undefined for other texts. */
export function pairOf(text: string): [latitude: string, longitude: string] | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+\.\d+)[\s,;]+(-?\d+\.\d+)\s*$/.exec(text) ?? [];
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
}

const degrees = (most: number, wrong: () => string) =>
  string()
    .required(() => t('placeForm.pleaseSayWhereItIs'))
    .test('degrees', wrong, (text) => Math.abs(degreesOf(text)) <= most);

/** Validation rules for the point of a form. */
export const pointFields = {
  latitude: degrees(90, () => t('placeForm.latitudeIsANumber')),
  longitude: degrees(180, () => t('placeForm.longitudeIsANumber')),
};
