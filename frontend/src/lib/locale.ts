import { arriveInLanguage } from './languageChoice';
import { LANGUAGES, pathIn, readLanguage } from './languages';
import { readTags } from './languageTags';

arriveInLanguage();

/** The language of this page. It stays as long as the page does: another language is another page, with another address. */
export const { language } = readLanguage(window.location.pathname);

/** The languages of the browser's owner, as `Intl` takes them, the best liked first. */
const tags = readTags(navigator.languages);

/** How numbers and times are written on this page: the visitor's own variety of its language where the browser names one, such as en-IN. */
export const locale: string = tags.find((tag) => tag === language.code || tag.startsWith(`${language.code}-`)) ?? language.code;

/** Where the visitor is at home, as far as their browser says it by their language: what they measure in goes by that. */
export const homeTag = tags[0] ?? locale;

/** The address of a screen in the page's language, for links that the router does not follow. */
export const here = (path: string): string => pathIn(language, path);

/** What a step towards the end of a line is, counted from left to right: 1, and −1 where the page's language is read from right to left. */
export const onward = language.direction === 'rtl' ? -1 : 1;

/** Of the languages that there are, the one that the browser's owner likes best; undefined where they like none of them. */
export const preferredLanguage = tags.map((tag) => LANGUAGES.find(({ code }) => code === tag.split('-')[0])).find(Boolean);
