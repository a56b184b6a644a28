import type { Language } from '../lib/languages';
import type { Loaders } from '.';

/** Texts of the console, loaded only by its screens. */
export const CONSOLE: Loaders<Language['code'], object> = {
  en: () => import('./en/console.json'),
  es: () => import('./es/console.json'),
  de: () => import('./de/console.json'),
  hi: () => import('./hi/console.json'),
  ar: () => import('./ar/console.json'),
};

/** Messages of refused requests that only the console makes. The build writes the English file. */
export const CONSOLE_ERRORS: Loaders<Language['code'], object> = {
  en: () => import('./en/console-errors.generated.json'),
  es: () => import('./es/console-errors.json'),
  de: () => import('./de/console-errors.json'),
  hi: () => import('./hi/console-errors.json'),
  ar: () => import('./ar/console-errors.json'),
};

/** Texts of the settings in the console, loaded only with the console. */
export const SETTINGS: Loaders<Language['code'], object> = {
  en: () => import('./en/settings.json'),
  es: () => import('./es/settings.json'),
  de: () => import('./de/settings.json'),
  hi: () => import('./hi/settings.json'),
  ar: () => import('./ar/settings.json'),
};

/** Messages of the checks of the installation, loaded only by the screen that shows them. The build writes the English file. */
export const FINDINGS: Loaders<Language['code'], object> = {
  en: () => import('./en/findings.generated.json'),
  es: () => import('./es/findings.json'),
  de: () => import('./de/findings.json'),
  hi: () => import('./hi/findings.json'),
  ar: () => import('./ar/findings.json'),
};
