/** How a country writes prices, addresses and telephone numbers. */
interface CountryStyle {
  /** Sign of price ranges. Countries whose currency has no single sign use `$`. */
  currency: string;
  /** Position of the postal code: `12345 City`, `City 12345`, or no postal code. */
  pincode: 'before' | 'after' | 'none';
}

const DEFAULT_STYLE: CountryStyle = { currency: '$', pincode: 'after' };
const EURO: CountryStyle = { currency: '€', pincode: 'before' };

const STYLES: Readonly<Record<string, CountryStyle>> = {
  India: { currency: '₹', pincode: 'after' },
  Japan: { currency: '¥', pincode: 'after' },
  China: { currency: '¥', pincode: 'after' },
  Singapore: { currency: '$', pincode: 'after' },
  Thailand: { currency: '฿', pincode: 'after' },
  'Hong Kong': { currency: '$', pincode: 'none' },
  'South Korea': { currency: '₩', pincode: 'after' },
  Turkey: { currency: '₺', pincode: 'before' },
  Türkiye: { currency: '₺', pincode: 'before' },
  'United Arab Emirates': { currency: '$', pincode: 'none' },
  Morocco: { currency: '$', pincode: 'before' },
  'United Kingdom': { currency: '£', pincode: 'after' },
  France: EURO,
  Italy: EURO,
  Spain: EURO,
  Portugal: EURO,
  Netherlands: EURO,
  'The Netherlands': EURO,
  Germany: EURO,
  Austria: EURO,
  Greece: EURO,
  'Czech Republic': { currency: '$', pincode: 'before' },
  Czechia: { currency: '$', pincode: 'before' },
  Hungary: { currency: '$', pincode: 'before' },
  Mexico: { currency: '$', pincode: 'before' },
  Cuba: { currency: '$', pincode: 'before' },
};

/** Returns the style of a country; the default is `City 12345` and `$`. */
export function countryStyle(country: string): CountryStyle {
  return STYLES[country] ?? DEFAULT_STYLE;
}

/** Formats of telephone numbers by city, from ranges reserved for fiction (Ofcom, ARCEP, ACMA, NANP 555-01xx, Bundesnetzagentur). */
const FICTITIOUS_PHONES: Readonly<Record<string, string>> = {
  london: '+44 20 7946 0###',
  edinburgh: '+44 131 496 0###',
  paris: '+33 1 99 00 ## ##',
  berlin: '+49 30 23125 ###',
  sydney: '+61 2 5550 ####',
  melbourne: '+61 3 5550 ####',
  'new-york': '+1 212-555-01##',
  'san-francisco': '+1 415-555-01##',
  chicago: '+1 312-555-01##',
  washington: '+1 202-555-01##',
  boston: '+1 617-555-01##',
  toronto: '+1 416-555-01##',
};

/** Returns the format of a fictitious telephone number, `#` for a digit; undefined if no range is reserved for fiction. */
export function fictitiousPhone(cityKey: string): string | undefined {
  return FICTITIOUS_PHONES[cityKey];
}
