import type { AttributeWords, Say } from '../../lib/languages';
import type { PageLink, Site } from '../../lib/site';

/** Page of a first paint. */
export interface Page {
  /** Name of the screen's GraphQL query; empty for a screen without one. */
  screen: string;
  /** Tag of the page's language. */
  code: string;
  /** Returns a text in the page's language. */
  say: Say;
  /** Texts for attributes of places. */
  attributeWords: AttributeWords;
  /** Returns the URL of an English path in the page's language. */
  at: (path: string) => string;
  /** Links to pages of the operator. */
  pages: readonly PageLink[];
  /** Name and look of the site. */
  site: Site;
  /** Responses to the other queries of the screen, by operation; null for one that failed. */
  more: Readonly<Record<string, unknown>>;
  /** Query of the page's address. */
  query: URLSearchParams;
}
