import { homeTag, locale } from './locale';
import type { Point } from './mapAddress';

/** Metres; the earth as a ball, at most half a percent off. */
const EARTH_RADIUS = 6_371_000;
const KILOMETRE = 1000;
const MILE = 1609.344;

/** Where roads are signed in miles. */
const MILE_REGIONS = ['US', 'GB', 'LR', 'MM'];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points, as the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const [phiA, phiB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2 * Math.cos(phiA) * Math.cos(phiB);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(Math.sin((phiB - phiA) / 2) ** 2 + across)));
}

/** A distance as the visitor's country measures it, in the page's language: 1.2 km, 0.7 mi, 340 km. */
export function formatDistance(metres: number, { written = locale, measured = homeTag } = {}): string {
  const isMiles = MILE_REGIONS.includes(new Intl.Locale(measured).maximize().region ?? '');
  const value = metres / (isMiles ? MILE : KILOMETRE);
  const digits = value < 10 ? 1 : 0;
  // Anything shorter than the point is exact would be a lie.
  const format = new Intl.NumberFormat(written, { style: 'unit', unit: isMiles ? 'mile' : 'kilometer', unitDisplay: 'short', maximumFractionDigits: digits });
  return value < 0.1 ? `< ${format.format(0.1)}` : format.format(value);
}
