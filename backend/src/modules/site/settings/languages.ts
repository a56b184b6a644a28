/** Languages of the app, in the order of its menu. `frontend/src/locales` has a folder for each. */
export const LANGUAGE_CODES = ['en', 'es', 'de', 'hi', 'ar'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Default language of a site, and the languages that it offers. */
export interface OfferedLanguages {
  readonly initial: LanguageCode;
  readonly offered: readonly LanguageCode[];
}

/**
 * Returns all languages in the order in which their texts replace a missing one: the default one, English and the others that the site offers, the
 * rest.
 */
export const fallbackLanguages = ({ initial, offered }: OfferedLanguages): readonly LanguageCode[] => [
  ...new Set([initial, ...LANGUAGE_CODES.filter((code) => offered.includes(code)), ...LANGUAGE_CODES]),
];

export const isLanguage = (code: string): code is LanguageCode => (LANGUAGE_CODES as readonly string[]).includes(code);
