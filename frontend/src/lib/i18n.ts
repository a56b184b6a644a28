import type { ParseKeys } from 'i18next';
import { LEGAL, SENTENCES, TEXTS } from '../locales';
import { formatNumber } from './format';
import { language } from './locale';
import { makeI18n } from './makeI18n';
import { takeSentences } from './sentences';

/** The name of a text: its feature and key. */
export type TextKey = ParseKeys;

/** The texts of the page's language, once they have been taken in. */
export const i18n = makeI18n(language, {}, formatNumber);

/** A text of the page's language: `t('reviews.thankYou')`. To be called while something is drawn or done, not as a file is loaded. */
export const t = i18n.t;

/** Takes in texts of the page's language, by feature and key. */
export function takeTexts(texts: object): void {
  i18n.addResourceBundle(language.code, 'translation', texts, true, true);
}

/** Fetches the texts of the page's language; nothing is drawn before. */
export async function loadTexts(): Promise<void> {
  const { code } = language;
  const [texts, sentences] = await Promise.all([TEXTS[code](), code === 'en' ? undefined : SENTENCES[code]()]);
  takeTexts(texts.default);
  if (sentences) takeSentences(sentences.default);
}

/** Fetches the texts of the legal pages. */
export async function loadLegalTexts(): Promise<void> {
  takeTexts({ legal: (await LEGAL[language.code]()).default });
}
