/** Languages of the app, in the order of its menu. `frontend/src/locales` has a folder for each. */
export const LANGUAGE_CODES = ['en', 'es', 'de', 'hi', 'ar'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const isLanguage = (code: string): code is LanguageCode => (LANGUAGE_CODES as readonly string[]).includes(code);
