import type { Services } from '../services.js';
import type { SiteClient } from './client.js';
import type { Head } from './head.js';

/** A query of the client, by name. */
interface PageQuery {
  operation: string;
  variables: Record<string, unknown>;
}

/** Data of a page that the server writes into it: its head, and the first queries of its screen. */
export interface Page {
  head: Head;
  /** Query of the screen itself. */
  query?: PageQuery;
  /** Further queries that the screen sends at its start. */
  more?: PageQuery[];
  /** Whether the address itself grants access. The page then sends no referrer, and is not cached. */
  isSecret?: boolean;
  /** Address to which the page has moved. */
  movedTo?: string;
}

/** The request of a page, with what its content depends on. */
export interface PageRequest {
  id: string;
  search: URLSearchParams;
  services: Services;
  publicUrl: string;
  /** Name of the site. */
  site: string;
  /** Language of the page. */
  language: string;
  /** Returns a text of the client in the page's language. */
  say: (text: string, values?: Record<string, string>) => string;
  /** Adds the prefix of the page's language to a path. */
  at: (path: string) => string;
  /** Reads the query string of the list of places. */
  placesAddress: SiteClient['placesAddress'];
}

/** Key of the sentence that describes the site. */
export const TAGLINE = 'home.discoverTheBestPlacesRestaurants';

/** Returns the title of a page in the browser. */
export const titled = (site: string, title: string): string => `${title} · ${site}`;
