import { arriveInLanguage } from './languageChoice';
import { siteLanguages } from '../currentSite';
import { readTags } from '../languages';

arriveInLanguage();

/** Language of this page. It never changes during the life of a page: other languages have other addresses and need a full page load. */
export const { language } = siteLanguages.readLanguage(window.location.pathname);

/** Languages of the browser, most preferred first, as `Intl` accepts them. */
const tags = readTags(navigator.languages);

/** Locale for numbers and times: the visitor's variant of the page's language if the browser names one, such as en-IN. */
export const locale: string = tags.find((tag) => tag === language.code || tag.startsWith(`${language.code}-`)) ?? language.code;

/** Preferred language tag of the browser. Its region decides between kilometers and miles. */
export const homeTag = tags[0] ?? locale;

/** Returns the path of a screen in the page's language, for links outside the router. */
export const localizedPath = (path: string): string => siteLanguages.pathIn(language, path);

/** Horizontal direction towards the end of a line: 1, or −1 on right-to-left pages. */
export const inlineDirection = language.direction === 'rtl' ? -1 : 1;

/** The browser's most preferred language that the site offers; undefined if it offers none. */
export const preferredLanguage = tags.map((tag) => siteLanguages.offered.find(({ code }) => code === tag.split('-')[0])).find(Boolean);
