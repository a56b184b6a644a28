/** Fewer digits than this are no number that a phone could dial, or the first part of one. */
const LEAST_DIGITS = 3;
/** A first part with as many digits is a number by itself: `030 123456 / 123457` are two. */
const WHOLE_NUMBER = 6;

/**
 * Countries where the zero of the area code is dialed from abroad as well: Italy, San Marino, the Vatican (ITU-T E.164 numbering plans).
 */
const KEEPS_ZERO = /^\+(39|378|379)/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The first of several numbers. */
function firstOf(phone: string): string {
  const [first = ''] = phone.split(/\s*[/,;]\s*/);
  return digitsOf(first).length >= WHOLE_NUMBER ? first : phone;
}

/**
 * The address that dials a telephone number as people write it (RFC 3966): `+49 (0)30 1234-5 ext. 6` is `tel:+493012345;ext=6`. A zero in
 * brackets is for callers within the country, who do not dial the country code.
 * @returns undefined where the text has no number that can be dialed
 */
export function telHref(phone: string): string | undefined {
  const [, main = '', extension = ''] = /^(.*?)(?: ext\. (\d{1,8}))?$/s.exec(phone.trim()) ?? [];
  const number = firstOf(main).trim();
  const isInternational = number.startsWith('+');
  const dialed = digitsOf(isInternational && !KEEPS_ZERO.test(number) ? number.replace(/\(0\)/g, '') : number);
  if (dialed.length < LEAST_DIGITS) return undefined;
  return `tel:${isInternational ? '+' : ''}${dialed}${extension && `;ext=${extension}`}`;
}
