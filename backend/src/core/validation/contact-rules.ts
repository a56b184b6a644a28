import type { ReasonKey } from '../errors/index.js';
import { cleanText, type TextRules } from './text-form.js';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = `(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])`;

/**
 * Rules for an e-mail address, in the form in which it is stored. That form is ASCII, so octets are characters.
 * - The part before the `@` has at most 64 octets (RFC 5321, section 4.5.3.1.1).
 * - A label of the domain has at most 63 octets (RFC 1035, section 2.3.4).
 * - The address has at most 254 octets (RFC 5321, section 4.5.3.1.3: a path of 256 with its angle brackets).
 * - A top-level domain consists of letters, or is the `xn--` form of a name in another script.
 */
export const EMAIL: TextRules<ReasonKey> = {
  label: 'Email',
  required: 'accounts.emailMissing',
  max: 254,
  pattern: [`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${DOMAIN}$`, 'accounts.emailInvalid'],
  kind: 'email',
};

/** Rules for the domain of e-mail addresses, in the form in which it is compared. */
export const EMAIL_DOMAIN: TextRules<ReasonKey> = {
  label: 'Domain',
  required: 'settings.domainMissing',
  max: 253,
  pattern: [`^${DOMAIN}$`, 'settings.domainInvalid'],
  kind: 'domain',
};

/** Returns an e-mail address in the form in which it is stored and looked up. */
export const cleanEmail = (text: string): string => cleanText(text, EMAIL);

/** Returns whether two e-mail addresses are the same. The database compares them in the same way. */
export const isSameEmail = (one: string, other: string): boolean => cleanEmail(one).toLowerCase() === cleanEmail(other).toLowerCase();

/** Returns the domain of an e-mail address in the form in which it is compared. */
export const emailDomain = (email: string): string => cleanText(email.slice(email.lastIndexOf('@') + 1), EMAIL_DOMAIN);

/** Rules for a telephone number, in the form in which it is stored: with an optional extension at its end. */
export const PHONE: TextRules<ReasonKey> = {
  label: 'Phone number',
  max: 40,
  pattern: ['^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$', 'places.phoneInvalid'],
  kind: 'phone',
};
