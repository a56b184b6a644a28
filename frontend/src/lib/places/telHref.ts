/** Minimum digits of a phone number. */
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

/**
 * Returns the `tel:` URL of a phone number (RFC 3966): `+49 (0)30 1234-5 ext. 6` gives `tel:+493012345;ext=6`. A zero in brackets is left out: it
 * applies only to national calls.
 * @returns undefined if the text contains no phone number
 */
export function telHref(phone: string): string | undefined {
  const [, main = '', extension = ''] = /^(.*?)(?: ext\. (\d{1,8}))?$/s.exec(phone.trim()) ?? [];
  const number = firstOf(main).trim();
  const isInternational = number.startsWith('+');
  const dialed = digitsOf(isInternational && !KEEPS_ZERO.test(number) ? number.replace(/\(0\)/g, '') : number);
  if (dialed.length < LEAST_DIGITS) return undefined;
  return `tel:${isInternational ? '+' : ''}${dialed}${extension && `;ext=${extension}`}`;
}
