/** A language that the guide can be read in. */
export interface Language {
  /** Its tag after BCP 47, and the first part of its addresses. */
  code: 'en' | 'es' | 'de' | 'hi' | 'ar';
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether its letters hang together: they are not set apart or close up, and need more room between the lines. */
  isJoined?: true;
  /** Offers it to whoever reads another one. */
  offer: string;
  /** Closes that offer. */
  close: string;
}

/** The language that the texts are written in first. Its addresses have no prefix. */
export const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr', offer: 'View in English', close: 'Close' };

/** All languages, in the order of the menus. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'es', name: 'Español', direction: 'ltr', offer: 'Ver en español', close: 'Cerrar' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', offer: 'Auf Deutsch ansehen', close: 'Schließen' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', isJoined: true, offer: 'हिन्दी में देखें', close: 'बंद करें' },
  { code: 'ar', name: 'العربية', direction: 'rtl', isJoined: true, offer: 'العرض بالعربية', close: 'إغلاق' },
];

/** What the addresses of a language begin with; nothing for English. */
export const prefixOf = ({ code }: Language): string => (code === ENGLISH.code ? '' : `/${code}`);

/** The language of a path from the root of the server, and the path without its prefix, as English has it. */
export function readLanguage(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const language = LANGUAGES.find((one) => one !== ENGLISH && one.code === first);
  return language ? { language, path: rest || '/' } : { language: ENGLISH, path };
}

/** The path of a screen, without prefix, in a language. */
export const pathIn = (language: Language, path: string): string => (language === ENGLISH ? path : prefixOf(language) + path.replace(/^\/(?=[?#]|$)/, ''));

/** Where a screen is in every language, for search engines, with English for whoever reads none of them. */
export const alternatesOf = (path: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language.code, href: pathIn(language, path) })),
  { hreflang: 'x-default', href: path },
];

/** Where the server has the page without data, for what is opened without a connection, in the language of a path. */
export const shellOf = (path: string): string => `/shell/${readLanguage(path).language.code}`;
