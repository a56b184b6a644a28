import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MapLook } from '../../map-picture/index.js';
import { filterValues } from '../../modules/places/index.js';
import type { Site, SiteModule } from '../../modules/site/index.js';

/** A language of the client. */
export interface Language {
  /** Language tag (BCP 47). */
  code: string;
  direction: 'ltr' | 'rtl';
}

/** Languages of the site, with the rules of its paths. */
export interface SiteLanguages {
  /** Default language. Its paths have no prefix. */
  initial: Language;
  /** Languages that visitors can choose. */
  offered: readonly Language[];
  /**
   * Splits a path into its language and the path without language prefix. `isMoved` tells that the page is at the path without prefix, because the
   * prefix is that of the default language or of one that is not offered.
   */
  readLanguage: (path: string) => { language: Language; path: string; isMoved: boolean };
  /** Adds the prefix of a language to a path. */
  pathIn: (language: Language, path: string) => string;
  /** Returns the paths of a page in languages, in all if none are named; nothing if the site has only one language. */
  alternatesOf: (path: string, codes?: readonly string[]) => readonly { hreflang: string; href: string }[];
}

/** Look of a page for frames, and the files that its map needs. */
export interface Frame {
  /** Color scheme that the embedding site has chosen; undefined for the visitor's own. */
  theme: 'light' | 'dark' | undefined;
  /** URLs of the map's script and style sheets. */
  map: { script: string; styles: readonly string[] };
}

/** Name, look, categories and languages of the site, as the client needs them. */
export interface Look extends Pick<Site, 'name' | 'taglines' | 'logo' | 'accent' | 'credit' | 'categories' | 'languages'> {
  canRegister: boolean;
  /** Attributes by which visitors can filter lists, by key, with their values and the categories whose places can have them. */
  filters: Readonly<Record<string, { values: readonly string[]; categories: readonly string[] }>>;
  /** Id of the city on whose page the site starts; null for the home page. */
  startCity: string | null;
}

/** Variables of the queries of the list of places. */
interface PlacesAddress {
  list: Record<string, unknown>;
  filters: Record<string, unknown>;
  /** The query string with the slugs of its categories; undefined if it has no other words for them. */
  slugged: URLSearchParams | undefined;
}

/** The client's functions for a site with its settings: languages, texts, first paint, pages for frames, manifests. */
export interface SiteClient {
  languages: SiteLanguages;
  /** Returns a text in a language, by its feature and key; `values` fill its placeholders. */
  translate: (language: Language, text: string, values?: Record<string, string>) => string;
  /** Style element that the first paint needs in the head. */
  firstPaintStyle: string;
  /**
   * Renders the first paint: the content of a page before the client draws its screen.
   * @param screen name of the screen's query; empty for a screen without one
   * @param data results of the page's queries by operation; null for one that failed
   * @param query query of the page's address
   * @returns the content of the element `#root`, as HTML
   */
  firstPaint: (screen: string, data: Readonly<Record<string, unknown>>, language: Language, query: URLSearchParams) => string;
  /** Reads the query string of the list of places. Unknown and invalid values are left out. */
  placesAddress: (query: URLSearchParams) => PlacesAddress;
  /**
   * Renders a page for frames of other sites.
   * @param name name of the query for its data
   * @param data result of that query
   * @returns the whole HTML document; null if the data contain nothing to show
   */
  embedPage: (name: string, data: unknown, language: Language, frame: Frame) => string | null;
  /** Renders a page for frames that explains why there is no content; `text` is a text's feature and key. */
  embedMessage: (text: string, language: Language, frame: Frame) => string;
  /** Renders an error page without the client. `heading` and `text` name texts by feature and key; `text` says what to do next. */
  messagePage: (heading: string, text: string, language: Language) => string;
  /** Returns the look of static pictures of the map in a color scheme and at a zoom level. */
  mapLook: (scheme: 'light' | 'dark', zoom: number) => MapLook;
  /** Returns the web app manifest in a language. */
  webManifest: (language: Language) => object;
}

/** The client's functions for the server, made by its build. */
interface ClientBuild {
  forSite: (look: Look, pages: Site['pages']) => SiteClient;
}

/** The client's functions for the server, with the current settings of the site. */
export interface Client {
  /** Returns the current name, look and languages of the site. */
  look: () => Look;
  /** Returns the functions that depend on them. */
  site: () => SiteClient;
  /** Returns a function that makes something from them, once for each state of the settings. */
  derive: <Made>(make: () => Made) => () => Made;
}

/** Loads the client's functions for the server from the client's build. */
export function readClient(clientDir: string, { site, siteSettings }: SiteModule): Client {
  const take = createRequire(path.join(clientDir, 'index.html'));
  const { forSite } = take('./.server/forServer.cjs') as ClientBuild;
  const look = (): Look => {
    const { name, taglines, logo, accent, credit, categories, languages, registration, startCity } = site();
    return {
      name,
      taglines,
      logo,
      accent,
      credit,
      categories,
      languages,
      canRegister: registration.mode === 'open',
      filters: filterValues(siteSettings),
      startCity,
    };
  };
  return { look, site: siteSettings.derive(() => forSite(look(), site().pages)), derive: (make) => siteSettings.derive(make) };
}

/** Returns the URL paths of the client's built files. Hidden files and HTML files are not included. */
export function filesBelow(clientDir: string): ReadonlySet<string> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${path.relative(clientDir, path.join(parentPath, name)).split(path.sep).join('/')}`);
  return new Set(paths.filter((file) => !file.includes('/.') && !file.endsWith('.html')));
}
