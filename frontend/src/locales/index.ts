import type { Language } from '../lib/languages';

/** Loads the texts of each language. */
export type Loaders<Code extends Language['code'], Content> = Record<Code, () => Promise<{ default: Content }>>;

/** Texts of the screens by language. Each language is a file of its own, and a page fetches only one. */
export const TEXTS: Loaders<Language['code'], object> = {
  en: () => import('./en/texts.json'),
  es: () => import('./es/texts.json'),
  de: () => import('./de/texts.json'),
  hi: () => import('./hi/texts.json'),
  ar: () => import('./ar/texts.json'),
};

/** Texts of the legal pages, loaded only by these pages. */
export const LEGAL: Loaders<Language['code'], object> = {
  en: () => import('./en/legal.json'),
  es: () => import('./es/legal.json'),
  de: () => import('./de/legal.json'),
  hi: () => import('./hi/legal.json'),
  ar: () => import('./ar/legal.json'),
};

/** Messages of refused requests, by the keys that the server gives. The build writes the English file. */
export const ERRORS: Loaders<Language['code'], object> = {
  en: () => import('./en/errors.generated.json'),
  es: () => import('./es/errors.json'),
  de: () => import('./de/errors.json'),
  hi: () => import('./hi/errors.json'),
  ar: () => import('./ar/errors.json'),
};
