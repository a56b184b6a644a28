import type { TextRules } from '../../core/validation/text-form.js';

/** Limits of what people enter about themselves; the sentences are the specification's, section 5. */
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

/** A password that exists already: whatever it is like, it is right or wrong. */
export const PASSWORD: TextRules = { label: 'Password', required: 'Password is required', max: NEW_PASSWORD.max, isRaw: true };

/** 43: 32 random bytes in base64url. */
export const LINK_TOKEN: TextRules = {
  label: 'Link',
  required: 'The link is incomplete. Open it from the message again.',
  max: [43, 'The link is incomplete. Open it from the message again.'],
};
