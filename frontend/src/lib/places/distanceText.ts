const KILOMETRE = 1000;
const MILE = 1609.344;

/** Countries that measure road distances in miles. */
const MILE_REGIONS = ['US', 'GB', 'LR', 'MM'];

/** Formats a distance in the units of a country: 1.2 km, 0.7 mi, 340 km. @param written, measured tags of the language and of the country */
export function distanceText(metres: number, written: string, measured: string): string {
  const isMiles = MILE_REGIONS.includes(new Intl.Locale(measured).maximize().region ?? '');
  const value = metres / (isMiles ? MILE : KILOMETRE);
  const digits = value < 10 ? 1 : 0;
  // Below 0.1 the value is not reliable, because coordinates are rounded to about 100 m.
  const format = new Intl.NumberFormat(written, { style: 'unit', unit: isMiles ? 'mile' : 'kilometer', unitDisplay: 'short', maximumFractionDigits: digits });
  return value < 0.1 ? `< ${format.format(0.1)}` : format.format(value);
}
