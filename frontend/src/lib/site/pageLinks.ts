import type { Say } from '../languages';
import { type LocalText, textIn } from './localText';

/** Link to a page of the operator. */
export interface PageLink {
  slug: string;
  place: 'FOOTER' | 'MENU';
  /** Titles by language; empty while the page has the text of the app. */
  titles: readonly LocalText[];
}

/** Links of a site whose operator has written nothing. */
export const PLAIN_PAGES: readonly PageLink[] = ['privacy', 'terms'].map((slug) => ({ slug, place: 'FOOTER', titles: [] }));

/** Returns the title of a page for pages in a language. @param say returns the titles of the app */
export const titleIn = ({ slug, titles }: PageLink, code: string, say: Say): string =>
  textIn(titles, code) ?? say(slug === 'terms' ? 'app.terms' : 'app.privacy');
