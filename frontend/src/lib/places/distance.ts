import { homeTag, locale } from '../i18n';
import type { Point } from '../address';

/** Mean radius of the earth (m). A sphere is at most 0.5% off. */
const EARTH_RADIUS = 6_371_000;
const KILOMETRE = 1000;
const MILE = 1609.344;

/** Countries that measure road distances in miles. */
const MILE_REGIONS = ['US', 'GB', 'LR', 'MM'];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points (m). */
export function metresBetween(a: Point, b: Point): number {
  const [phiA, phiB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2 * Math.cos(phiA) * Math.cos(phiB);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(Math.sin((phiB - phiA) / 2) ** 2 + across)));
}

/** Formats a distance in the units of the visitor's country and the page's language: 1.2 km, 0.7 mi, 340 km. */
export function formatDistance(metres: number, { written = locale, measured = homeTag } = {}): string {
  const isMiles = MILE_REGIONS.includes(new Intl.Locale(measured).maximize().region ?? '');
  const value = metres / (isMiles ? MILE : KILOMETRE);
  const digits = value < 10 ? 1 : 0;
  // Below 0.1 the value is not reliable, because coordinates are rounded to about 100 m.
  const format = new Intl.NumberFormat(written, { style: 'unit', unit: isMiles ? 'mile' : 'kilometer', unitDisplay: 'short', maximumFractionDigits: digits });
  return value < 0.1 ? `< ${format.format(0.1)}` : format.format(value);
}
