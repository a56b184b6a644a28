import { cleanText, type TextRules } from './text-form.js';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * An e-mail address in the form that is kept: 64 octets before the `@` (RFC 5321, section 4.5.3.1.1), labels of 63 octets (RFC 1035,
 * section 2.3.4), and 254 octets in all (RFC 5321, section 4.5.3.1.3: a path of 256 with its angle brackets). That form is ASCII, so that
 * octets are characters. A top-level domain has letters only, or is the `xn--` form of one in another script.
 */
export const EMAIL: TextRules = {
  label: 'Email',
  required: 'Email is required',
  max: [254, 'Email must be at most 254 characters'],
  pattern: [`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$`, 'Invalid email address'],
  kind: 'email',
};

/** An address in the form that is kept and looked for. */
export const cleanEmail = (text: string): string => cleanText(text, EMAIL);

/** Whether two addresses are one. The database compares them in the same way. */
export const isSameEmail = (one: string, other: string): boolean => cleanEmail(one).toLowerCase() === cleanEmail(other).toLowerCase();

/** A telephone number as people write it, in the form that is kept: with an extension at its end, if any. */
export const PHONE: TextRules = {
  label: 'Phone',
  max: [40, 'A phone number has at most 40 characters'],
  pattern: ['^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$', 'This does not look like a phone number'],
  kind: 'phone',
};
