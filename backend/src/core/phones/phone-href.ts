import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { LRUCache } from 'lru-cache';
import { countryCode } from '../geo/index.js';

/** Links by country and number. Reading a number takes about 30 µs, and lists of REST contain a hundred. */
const known = new LRUCache<string, { href: string | null }>({ max: 5000 });

/** Minimum digits of a telephone number, those of emergency numbers. */
const LEAST_DIGITS = 3;
/** Minimum digits for the first part to be a number of its own: `030 123456 / 123457` are two numbers. */
const WHOLE_NUMBER = 6;

/** Country codes whose area codes keep their zero in international calls: Italy, San Marino, Vatican (ITU-T E.164 numbering plans). */
const KEEPS_ZERO = /^\+(39|378|379)/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns the first of several numbers. */
function firstOf(phone: string): string {
  const [first = ''] = phone.split(/\s*[/,;]\s*/);
  return digitsOf(first).length >= WHOLE_NUMBER ? first : phone;
}

/** Returns the number in the form of E.164, if the numbering plan of its country can have such a number. */
function internationalForm(number: string, country: string | undefined): string | undefined {
  const code = country === undefined ? undefined : countryCode(country);
  const defaultCountry = code !== undefined && isSupportedCountry(code) ? code : undefined;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry, extract: false });
  return parsed?.isPossible() ? parsed.number : undefined;
}

/**
 * Returns the `tel:` URI of a telephone number (RFC 3966) in its stored form: `030 1234-5 ext. 6` gives `tel:+493012345;ext=6` in Germany. A zero in
 * brackets applies only to national calls. Numbers outside the plan of the country are dialed as they are written.
 * @param country English name of the country whose national numbers it can be
 * @returns null if the text contains no telephone number
 */
export function phoneHref(phone: string, country?: string): string | null {
  const key = `${country ?? ''}\n${phone}`;
  const found = known.get(key) ?? { href: made(phone, country) };
  known.set(key, found);
  return found.href;
}

function made(phone: string, country: string | undefined): string | null {
  const [, main = '', extension = ''] = /^(.*?)(?: ext\. (\d{1,8}))?$/s.exec(phone.trim()) ?? [];
  const first = firstOf(main).trim();
  const isInternational = first.startsWith('+');
  const number = isInternational && !KEEPS_ZERO.test(first) ? first.replace(/\(0\)/g, '') : first;
  const digits = digitsOf(number);
  if (digits.length < LEAST_DIGITS) return null;
  const dialed = internationalForm(number, country) ?? `${isInternational ? '+' : ''}${digits}`;
  return `tel:${dialed}${extension && `;ext=${extension}`}`;
}
