import type { TOptions } from 'i18next';
import type { TextKey } from '../lib/i18n';
import { alternatesOf, ENGLISH, type Language, LANGUAGES, pathIn, readLanguage } from '../lib/languages';
import { makeI18n } from '../lib/makeI18n';
import ar from '../locales/ar/texts.json';
import legalAr from '../locales/ar/legal.json';
import de from '../locales/de/texts.json';
import legalDe from '../locales/de/legal.json';
import en from '../locales/en/texts.json';
import legalEn from '../locales/en/legal.json';
import es from '../locales/es/texts.json';
import legalEs from '../locales/es/legal.json';
import hi from '../locales/hi/texts.json';
import legalHi from '../locales/hi/legal.json';
import { firstPaint as draw } from './firstPaint/firstPaint';

// What the server takes in of the client, as one file: the languages, their texts, and what a page shows until the client runs.
export { alternatesOf, ENGLISH, LANGUAGES, pathIn, readLanguage };

const TEXTS: Record<Language['code'], object> = {
  en: { ...en, legal: legalEn },
  es: { ...es, legal: legalEs },
  de: { ...de, legal: legalDe },
  hi: { ...hi, legal: legalHi },
  ar: { ...ar, legal: legalAr },
};

const languages = new Map(LANGUAGES.map((language) => [language.code, makeI18n(language, TEXTS[language.code], String)]));

/** A text in a language, by its feature and key; `values` stand for its placeholders. */
export const translate = ({ code }: Language, text: TextKey, values: TOptions = {}): string => languages.get(code)?.t(text, values) ?? '';

/** What a page in a language shows until the client has drawn its screen; see `firstPaint`. */
export const firstPaint = (screen: string, data: unknown, language: Language): string => draw(screen, data, (text) => translate(language, text));
