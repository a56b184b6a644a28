import { string } from 'yup';
import { t } from '../../lib/i18n';
import type { Point } from '../../ui/map/types';

/** A point as a form holds it: both degrees as people type them. */
export type PointValues = Record<'latitude' | 'longitude', string>;

export const NO_POINT: PointValues = { latitude: '', longitude: '' };

/** About 10 cm on the ground, and what the server keeps. */
const DECIMALS = 6;

/** Degrees as people type them; NaN where they are none. */
const degreesOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** Degrees as a form shows them. */
export const degreesText = (degrees: number): string => degrees.toFixed(DECIMALS);

/** A point as a form shows it; empty where there is none. */
export function pointText(point: Point | null | undefined): PointValues {
  return point ? { latitude: degreesText(point.latitude), longitude: degreesText(point.longitude) } : NO_POINT;
}

/** Both coordinates in one line; empty where there is none. */
export const pairText = ({ latitude, longitude }: PointValues): string => [latitude, longitude].filter(Boolean).join(', ');

/** The point as it is sent; it must have passed `pointFields`. */
export function coordinatesOf({ latitude, longitude }: PointValues): Point {
  return { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
}

/** The point that two fields say; undefined where they say none. */
export function pointOf(values: PointValues): Point | undefined {
  const point = coordinatesOf(values);
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** Both coordinates of a text such as `18.5204, 73.8567`, which maps let one copy; undefined where it is something else. */
export function pairOf(text: string): [latitude: string, longitude: string] | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+\.\d+)[\s,;]+(-?\d+\.\d+)\s*$/.exec(text) ?? [];
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
}

const degrees = (most: number, wrong: () => string) =>
  string()
    .required(() => t('placeForm.pleaseSayWhereItIs'))
    .test('degrees', wrong, (text) => Math.abs(degreesOf(text)) <= most);

/** What a form asks of its point. */
export const pointFields = {
  latitude: degrees(90, () => t('placeForm.latitudeIsANumber')),
  longitude: degrees(180, () => t('placeForm.longitudeIsANumber')),
};
