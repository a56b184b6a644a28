import type { ParseKeys } from 'i18next';
import { ERRORS, LEGAL, TEXTS } from '../../locales';
import { currentSite, onSiteChange } from '../currentSite';
import { taglineTexts } from '../site';
import { formatNumber } from './format';
import { language } from './locale';
import { makeI18n } from '../languages';

/** Key of a text: `feature.name`. */
export type TextKey = ParseKeys;

const formats = {};

/** i18next instance of the page's language; its texts arrive with `takeTexts`. */
export const i18n = makeI18n(language, {}, formatNumber, currentSite().name, formats);

/**
 * Returns a text of the page's language: `t('reviews.thankYou')`. Call it during rendering or in handlers, never while a module loads: texts load
 * later.
 */
export const t = i18n.t;

/** Adds texts of the page's language, by feature and key. */
export function takeTexts(texts: object): void {
  i18n.addResourceBundle(language.code, 'translation', texts, true, true);
}

/** Adds formats of values, by the names with which texts ask for them: `{{size, bytes}}`. */
export function takeFormats(more: object): void {
  Object.assign(formats, more);
}

/** Fetches the texts of the page's language. The app renders only after this. */
export async function loadTexts(): Promise<void> {
  const { code } = language;
  const [texts, errors] = await Promise.all([TEXTS[code](), ERRORS[code]()]);
  takeTexts({ ...texts.default, errors: errors.default });
  takeOwnTexts();
}

/** Replaces the texts that the operator of the site has written. */
function takeOwnTexts(): void {
  const own = taglineTexts(currentSite(), language.code);
  if (own) takeTexts(own);
}

onSiteChange(() => {
  Object.assign(i18n.options.interpolation ?? {}, { defaultVariables: { site: currentSite().name } });
  takeOwnTexts();
});

/** Fetches the texts of the legal pages. */
export async function loadLegalTexts(): Promise<void> {
  takeTexts({ legal: (await LEGAL[language.code]()).default });
}
