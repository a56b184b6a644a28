import type { TextRules } from '../../core/validation/text-form.js';

/** Limits of the account fields. Section 5 of the specification gives the messages. */
export const NAME: TextRules = {
  label: 'Name',
  required: 'Name is required',
  min: [2, 'Name must be at least 2 characters'],
  max: [80, 'Name must be at most 80 characters'],
};

export const NEW_PASSWORD: TextRules = {
  label: 'Password',
  required: 'Password is required',
  min: [6, 'Password must be at least 6 characters'],
  max: [256, 'Password must be at most 256 characters'],
  isRaw: true,
};

/** Rules for an existing password. It has no minimum length: it is only compared with the stored hash. */
export const PASSWORD: TextRules = { label: 'Password', required: 'Password is required', max: NEW_PASSWORD.max, isRaw: true };

/** A token has 43 characters: an HMAC-SHA256 (32 bytes) in base64url. */
export const LINK_TOKEN: TextRules = {
  label: 'Link',
  required: 'The link is incomplete. Open it from the message again.',
  max: [43, 'The link is incomplete. Open it from the message again.'],
};
