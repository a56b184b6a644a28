import type { Language } from '../lib/languages';

type Loaders<Code extends Language['code'], Content> = Record<Code, () => Promise<{ default: Content }>>;

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

/** Translations of the server's English sentences, keyed by the English sentence. */
export const SENTENCES: Loaders<Exclude<Language['code'], 'en'>, Record<string, string>> = {
  es: () => import('./es/sentences.json'),
  de: () => import('./de/sentences.json'),
  hi: () => import('./hi/sentences.json'),
  ar: () => import('./ar/sentences.json'),
};
