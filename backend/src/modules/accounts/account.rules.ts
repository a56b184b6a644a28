import type { Reason, ReasonKey } from '../../core/errors/index.js';
import type { TextRules } from '../../core/validation/index.js';
import { LANGUAGE_CODES } from '../site/index.js';

/** Reason to refuse a language that the app does not have. */
export const LANGUAGE_UNKNOWN: Reason = ['accounts.languageUnknown', { languages: LANGUAGE_CODES.join(', ') }];

/** Limits of the account fields. Section 5 of the specification gives the messages. */
export const NAME: TextRules<ReasonKey> = {
  label: 'Name',
  required: 'accounts.nameMissing',
  min: [2, 'accounts.nameTooShort'],
  max: 80,
};

export const NEW_PASSWORD: TextRules<ReasonKey> = {
  label: 'Password',
  required: 'accounts.passwordMissing',
  min: [6, 'accounts.passwordTooShort'],
  max: 256,
  isRaw: true,
};

/** Rules for an existing password. It has no minimum length: it is only compared with the stored hash. */
export const PASSWORD: TextRules<ReasonKey> = { label: 'Password', required: 'accounts.passwordMissing', max: NEW_PASSWORD.max, isRaw: true };

/** Token of an invitation: 32 random bytes in base64url. */
export const INVITATION_TOKEN: TextRules<ReasonKey> = {
  label: 'Invitation',
  max: 43,
  tooLong: 'accounts.linkIncomplete',
};

/** A token has 43 characters: an HMAC-SHA256 (32 bytes) in base64url. */
export const LINK_TOKEN: TextRules<ReasonKey> = {
  label: 'Link',
  required: 'accounts.linkIncomplete',
  max: 43,
  tooLong: 'accounts.linkIncomplete',
};
