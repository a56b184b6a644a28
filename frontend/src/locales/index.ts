import type { Language } from '../lib/languages';

type Loaders<Code extends Language['code'], Content> = Record<Code, () => Promise<{ default: Content }>>;

/** The texts of the screens by language, each in a file of its own: a page fetches that of its language. */
export const TEXTS: Loaders<Language['code'], object> = {
  en: () => import('./en/texts.json'),
  es: () => import('./es/texts.json'),
  de: () => import('./de/texts.json'),
  hi: () => import('./hi/texts.json'),
  ar: () => import('./ar/texts.json'),
};

/** The long texts of the legal pages, which only these need. */
export const LEGAL: Loaders<Language['code'], object> = {
  en: () => import('./en/legal.json'),
  es: () => import('./es/legal.json'),
  de: () => import('./de/legal.json'),
  hi: () => import('./hi/legal.json'),
  ar: () => import('./ar/legal.json'),
};

/** The server's sentences by what they are in English, which is how the server says them. */
export const SENTENCES: Loaders<Exclude<Language['code'], 'en'>, Record<string, string>> = {
  es: () => import('./es/sentences.json'),
  de: () => import('./de/sentences.json'),
  hi: () => import('./hi/sentences.json'),
  ar: () => import('./ar/sentences.json'),
};
