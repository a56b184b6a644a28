import { EMAIL_DOMAIN } from '../../../../core/validation/index.js';

/** Ways to create an account: for everyone, only with an invitation, or not at all. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** Actions for which an admin can require a confirmed e-mail address. */
const CONFIRMABLE = ['votes', 'reports', 'photos', 'avatars'] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];

/** Rules for new accounts, and actions that need a confirmed e-mail address. */
export const registration = {
  mode: { kind: 'choice', options: REGISTRATION_MODES, initial: 'open' },
  domains: { kind: 'texts', rules: EMAIL_DOMAIN, most: 100 },
  confirmFirst: { kind: 'choices', options: CONFIRMABLE, initial: ['reports', 'avatars'] },
} as const;
