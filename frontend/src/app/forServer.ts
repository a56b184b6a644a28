import type { TOptions } from 'i18next';
import type { TextKey } from '../lib/i18n';
import { type Language, makeI18n, makeSiteLanguages, type Say } from '../lib/languages';
import ar from '../locales/ar/texts.json';
import consoleAr from '../locales/ar/console.json';
import legalAr from '../locales/ar/legal.json';
import de from '../locales/de/texts.json';
import consoleDe from '../locales/de/console.json';
import legalDe from '../locales/de/legal.json';
import en from '../locales/en/texts.json';
import consoleEn from '../locales/en/console.json';
import legalEn from '../locales/en/legal.json';
import es from '../locales/es/texts.json';
import consoleEs from '../locales/es/console.json';
import legalEs from '../locales/es/legal.json';
import hi from '../locales/hi/texts.json';
import consoleHi from '../locales/hi/console.json';
import legalHi from '../locales/hi/legal.json';
import { type Frame, embedMessage as drawMessage, embedPage as drawEmbed } from './embed/embed';
import { messagePage as drawMessagePage } from './embed/messagePage';
import { makeSpeech } from './embed/speech';
import { firstPaint as draw } from './firstPaint/firstPaint';
import { css } from './firstPaint/styles';
import { mapLook } from './mapLook';
import { placesVariables, readPlaces, withSlugs } from '../lib/places';
import { type PageLink, PLAIN_PAGES, type Site, taglineTexts } from '../lib/site';
import { webManifest } from './webManifest';

// The part of the client that the server imports as one file: languages, texts, first paint and embedded pages.

const TEXTS: Record<Language['code'], object> = {
  en: { ...en, ...consoleEn, legal: legalEn },
  es: { ...es, ...consoleEs, legal: legalEs },
  de: { ...de, ...consoleDe, legal: legalDe },
  hi: { ...hi, ...consoleHi, legal: legalHi },
  ar: { ...ar, ...consoleAr, legal: legalAr },
};

/** Merges the operator's own texts into the app's. */
const merged = (texts: object, own: object | undefined): object => {
  const features = Object.entries(own ?? {}).map(([feature, words]) => [feature, { ...(texts as Record<string, object>)[feature], ...(words as object) }]);
  return { ...texts, ...(Object.fromEntries(features) as object) };
};

/**
 * Creates what the server needs from the client for a site with these settings: languages, texts, first paint, pages for frames, manifests,
 * look of the map.
 * @param pages links to pages of the operator
 */
export function forSite(site: Site, pages: readonly PageLink[] = PLAIN_PAGES) {
  const languages = makeSiteLanguages(site.languages);
  const { offered, pathIn } = languages;
  const texts = new Map(
    offered.map((language) => {
      const { code } = language;
      return [code, makeI18n(language, merged(TEXTS[code], taglineTexts(site, code)), (n) => n.toLocaleString(code), site.name)];
    }),
  );
  const translate = ({ code }: Language, text: TextKey, values: TOptions = {}): string => texts.get(code)?.t(text, values) ?? '';
  const sayIn =
    (language: Language): Say =>
    (text, values) =>
      translate(language, text, values);
  const speeches = new Map(offered.map((language) => [language.code, makeSpeech(language, sayIn(language), site, languages)]));
  const speechOf = (language: Language) => speeches.get(language.code) ?? makeSpeech(language, sayIn(language), site, languages);
  return {
    /** Languages of the site, with the rules of its paths. */
    languages,
    /** Returns a text in a language by its key; `values` replace its placeholders. */
    translate,
    /** Style element of the first paint, for the page's head. `start.tsx` removes it by its id. */
    firstPaintStyle: `<style id="first-paint">${css(site)}</style>`,
    /** Returns the first paint of a screen in a language; see `firstPaint/firstPaint.ts`. */
    firstPaint: (screen: string, data: Readonly<Record<string, unknown>>, language: Language, query: URLSearchParams): string =>
      draw(data[screen] ?? null, {
        screen,
        code: language.code,
        say: sayIn(language),
        attributeWords: speechOf(language).attributeWords,
        at: (path) => pathIn(language, path),
        query,
        more: data,
        site,
        pages,
      }),
    /** Returns the variables of the list of places for a query string, and the query string with the slugs of its categories if it has other words. */
    placesAddress: (query: URLSearchParams) => ({ ...placesVariables(readPlaces(query, site).params), slugged: withSlugs(query, site) }),
    /** Returns an embedded page in a language; see `embed/embed.ts`. */
    embedPage: (name: string, data: unknown, language: Language, frame: Frame): string | null => drawEmbed(name, data, frame, speechOf(language)),
    /** Returns an embedded page with a short message, used where there is nothing to show. */
    embedMessage: (text: TextKey, language: Language, frame: Frame): string => drawMessage(text, frame, speechOf(language)),
    /** Returns an error page without client scripts; see `embed/messagePage.ts`. */
    messagePage: (heading: TextKey, text: TextKey, language: Language): string => drawMessagePage(heading, text, speechOf(language)),
    /** Returns the look of static pictures of the map in a color scheme and at a zoom level; see `mapLook.ts`. */
    mapLook: (scheme: 'light' | 'dark', zoom: number) => mapLook(scheme, zoom, site.accent?.[scheme].main),
    /** Returns the web app manifest in a language; see `webManifest.ts`. */
    webManifest: (language: Language): object => webManifest(language, sayIn(language), languages, site),
  };
}
