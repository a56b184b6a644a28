import { homeTag, locale } from '../i18n';
import type { Point } from '../address';
import { distanceText } from './distanceText';

/** Mean radius of the earth (m). A sphere is at most 0.5% off. */
const EARTH_RADIUS = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points (m). */
export function metresBetween(a: Point, b: Point): number {
  const [phiA, phiB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2 * Math.cos(phiA) * Math.cos(phiB);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(Math.sin((phiB - phiA) / 2) ** 2 + across)));
}

/** Formats a distance in the units of the visitor's country and the page's language. */
export const formatDistance = (metres: number, { written = locale, measured = homeTag } = {}): string => distanceText(metres, written, measured);
