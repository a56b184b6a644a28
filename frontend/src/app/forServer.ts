import type { TOptions } from 'i18next';
import type { TextKey } from '../lib/i18n';
import { alternatesOf, ENGLISH, type Language, LANGUAGES, pathIn, readLanguage } from '../lib/languages';
import { makeI18n, type Say } from '../lib/makeI18n';
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
import { type Frame, embedMessage as drawMessage, embedPage as drawEmbed } from './embed/embed';
import { messagePage as drawMessagePage } from './embed/messagePage';
import { makeSpeech } from './embed/speech';
import { firstPaint as draw } from './firstPaint/firstPaint';
import { css } from './firstPaint/styles';

// What the server takes in of the client, as one file: the languages, their texts, what a page shows until the client runs, and pages for frames.
export { alternatesOf, ENGLISH, LANGUAGES, pathIn, readLanguage };

const TEXTS: Record<Language['code'], object> = {
  en: { ...en, legal: legalEn },
  es: { ...es, legal: legalEs },
  de: { ...de, legal: legalDe },
  hi: { ...hi, legal: legalHi },
  ar: { ...ar, legal: legalAr },
};

const languages = new Map(LANGUAGES.map((language) => [language.code, makeI18n(language, TEXTS[language.code], (n) => n.toLocaleString(language.code))]));

/** A text in a language, by its feature and key; `values` stand for its placeholders. */
export const translate = ({ code }: Language, text: TextKey, values: TOptions = {}): string => languages.get(code)?.t(text, values) ?? '';

const sayIn =
  (language: Language): Say =>
  (text, values) =>
    translate(language, text, values);

/** The style sheet of what pages show at first; for the head, as HTML allows no style sheet elsewhere. `start.tsx` takes it away by its id. */
export const firstPaintStyle = `<style id="first-paint">${css}</style>`;

/** What a page in a language shows until the client has drawn its screen; see `firstPaint`. */
export const firstPaint = (screen: string, data: unknown, language: Language): string => draw(screen, data, sayIn(language));

const speeches = new Map(LANGUAGES.map((language) => [language.code, makeSpeech(language, sayIn(language))]));
const speechOf = (language: Language) => speeches.get(language.code) ?? makeSpeech(language, sayIn(language));

/** A page for frames of other sites in a language; see `embed/embed.ts`. */
export const embedPage = (name: string, data: unknown, language: Language, frame: Frame): string | null => drawEmbed(name, data, frame, speechOf(language));

/** A page for frames of other sites that says why there is nothing to see. */
export const embedMessage = (text: TextKey, language: Language, frame: Frame): string => drawMessage(text, frame, speechOf(language));

/** A page of this site without the client, which says what is wrong and what to do next; see `embed/messagePage.ts`. */
export const messagePage = (heading: TextKey, text: TextKey, language: Language): string => drawMessagePage(heading, text, speechOf(language));
