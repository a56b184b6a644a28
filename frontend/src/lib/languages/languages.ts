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

/** Source language of the texts. */
export const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr', offer: 'View in English', close: 'Close' };

/** All languages of the app, in menu order. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'es', name: 'Español', direction: 'ltr', offer: 'Ver en español', close: 'Cerrar' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', offer: 'Auf Deutsch ansehen', close: 'Schließen' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', isJoined: true, offer: 'हिन्दी में देखें', close: 'बंद करें' },
  { code: 'ar', name: 'العربية', direction: 'rtl', isJoined: true, offer: 'العرض بالعربية', close: 'إغلاق' },
];

/** Splits a path into the language prefix that it begins with, if any, and the rest. */
function readPrefix(path: string): { named?: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const named = LANGUAGES.find(({ code }) => code === first);
  return named ? { named, path: rest || '/' } : { path };
}

/** Returns a path without a language prefix. */
export const withoutPrefix = (path: string): string => readPrefix(path).path;

/**
 * Returns the path of the app shell in the language of a path. The app shell is the page without data; the service worker uses it offline. The
 * service worker does not know the default language of the site, so its shell has a name of its own.
 */
export const shellOf = (path: string): string => `/shell/${readPrefix(path).named?.code ?? 'default'}`;

/** Tags of a site's languages, as its operator has set them. */
export interface LanguageChoice {
  /** Default language. Its paths have no prefix. */
  initial: string;
  offered: readonly string[];
}

/** Languages of a site, with the rules of its paths. */
export interface SiteLanguages {
  /** Default language. */
  initial: Language;
  /** Languages that visitors can choose, in menu order. */
  offered: readonly Language[];
  /** All languages of the app in the order in which their texts replace a missing one. The server sorts the operator's texts in the same order. */
  fallbacks: readonly Language[];
  /** Returns the path prefix of a language; empty for the default one. */
  prefixOf: (language: Language) => string;
  /**
   * Splits a path into its language and the path without language prefix. `isMoved` tells that the prefix is that of the default language or of one
   * that is not offered: the page is at the path without prefix.
   */
  readLanguage: (path: string) => { language: Language; path: string; isMoved: boolean };
  /** Adds the prefix of a language to the path of a screen. */
  pathIn: (language: Language, path: string) => string;
  /**
   * Returns the path of a screen in every language, for search engines; nothing if there is only one. The default language is that for readers of
   * all others.
   * @param codes languages in which the screen has a text; all if omitted
   */
  alternatesOf: (path: string, codes?: readonly string[]) => { hreflang: string; href: string }[];
}

/** Creates the rules of a site's languages. */
export function makeSiteLanguages(choice: LanguageChoice): SiteLanguages {
  const initial = LANGUAGES.find(({ code }) => code === choice.initial) ?? ENGLISH;
  const offered = LANGUAGES.filter((one) => one === initial || choice.offered.includes(one.code));
  const prefixOf: SiteLanguages['prefixOf'] = (language) => (language === initial ? '' : `/${language.code}`);
  const pathIn: SiteLanguages['pathIn'] = (language, path) => (language === initial ? path : prefixOf(language) + path.replace(/^\/(?=[?#]|$)/, ''));
  return {
    initial,
    offered,
    fallbacks: [...new Set([initial, ...offered, ...LANGUAGES])],
    prefixOf,
    pathIn,
    readLanguage(address) {
      const { named, path } = readPrefix(address);
      const isMoved = named !== undefined && (named === initial || !offered.includes(named));
      return { language: named && !isMoved ? named : initial, path, isMoved };
    },
    alternatesOf(path, codes = offered.map(({ code }) => code)) {
      if (offered.length === 1) return [];
      const written = offered.filter(({ code }) => codes.includes(code)).map((language) => ({ hreflang: language.code, href: pathIn(language, path) }));
      return codes.includes(initial.code) ? [...written, { hreflang: 'x-default', href: path }] : written;
    },
  };
}
