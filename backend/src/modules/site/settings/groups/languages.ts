import { LANGUAGE_CODES } from '../languages.js';

/** Languages of the site. */
export const languages = {
  /** Default language. Addresses of its pages have no prefix. */
  initial: { kind: 'choice', options: LANGUAGE_CODES, initial: 'en', among: ['offered', 'settings.initialNotOffered'] },
  offered: { kind: 'choices', options: LANGUAGE_CODES, initial: LANGUAGE_CODES, least: 1 },
} as const;
