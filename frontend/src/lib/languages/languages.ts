/** Language of the user interface. */
export interface Language {
  /** BCP 47 tag, also the first part of its paths. */
  code: 'en' | 'es' | 'de' | 'hi' | 'ar';
  /** Name of the language in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether its letters are joined: they need normal letter spacing and larger line heights. */
  isJoined?: true;
  /** Text of the offer to switch to this language. */
  offer: string;
  /** Label of the button that closes the offer. */
  close: string;
}

/** Source language of the texts. Its paths have no prefix. */
export const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr', offer: 'View in English', close: 'Close' };

/** All languages, in menu order. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'es', name: 'Español', direction: 'ltr', offer: 'Ver en español', close: 'Cerrar' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', offer: 'Auf Deutsch ansehen', close: 'Schließen' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', isJoined: true, offer: 'हिन्दी में देखें', close: 'बंद करें' },
  { code: 'ar', name: 'العربية', direction: 'rtl', isJoined: true, offer: 'العرض بالعربية', close: 'إغلاق' },
];

/** Returns the path prefix of a language; empty for English. */
export const prefixOf = ({ code }: Language): string => (code === ENGLISH.code ? '' : `/${code}`);

/** Splits a path into its language and the path without language prefix. */
export function readLanguage(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const language = LANGUAGES.find((one) => one !== ENGLISH && one.code === first);
  return language ? { language, path: rest || '/' } : { language: ENGLISH, path };
}

/** Adds the prefix of a language to the path of a screen. */
export const pathIn = (language: Language, path: string): string => (language === ENGLISH ? path : prefixOf(language) + path.replace(/^\/(?=[?#]|$)/, ''));

/**
 * Returns the path of a screen in every language, for search engines. English is the default for other languages.
 * @param codes languages in which the screen has a text; all if omitted
 */
export function alternatesOf(path: string, codes: readonly string[] = LANGUAGES.map(({ code }) => code)): { hreflang: string; href: string }[] {
  const written = LANGUAGES.filter(({ code }) => codes.includes(code)).map((language) => ({ hreflang: language.code, href: pathIn(language, path) }));
  return codes.includes(ENGLISH.code) ? [...written, { hreflang: 'x-default', href: path }] : written;
}

/** Returns the path of the app shell in the language of a path. The app shell is the page without data; the service worker uses it offline. */
export const shellOf = (path: string): string => `/shell/${readLanguage(path).language.code}`;
