/** How a country writes prices, addresses and telephone numbers. */
interface CountryStyle {
  /** One sign of a price range; places whose money has no single sign use `$`, as travel guides do. */
  currency: string;
  /** Where the postal code stands: `12345 City`, `City 12345`, or nowhere. */
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

/** The style of a country; countries without an entry write `City 12345` and `$`. */
export function countryStyle(country: string): CountryStyle {
  return STYLES[country] ?? DEFAULT_STYLE;
}

/** Number shapes by city from ranges that the authorities keep for fiction (Ofcom, ARCEP, ACMA, NANP 555-01xx, Bundesnetzagentur). */
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

/** The shape of an unreal telephone number, `#` for a digit; undefined where no range is reserved for fiction. */
export function fictitiousPhone(cityKey: string): string | undefined {
  return FICTITIOUS_PHONES[cityKey];
}
