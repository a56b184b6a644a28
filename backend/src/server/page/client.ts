import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Site, SiteModule } from '../../modules/site/index.js';

/** A language of the client. */
export interface Language {
  /** Language tag (BCP 47). */
  code: string;
  direction: 'ltr' | 'rtl';
}

/** Look of a page for frames, and the files that its map needs. */
export interface Frame {
  /** Color scheme that the embedding site has chosen; undefined for the visitor's own. */
  theme: 'light' | 'dark' | undefined;
  /** URLs of the map's script and style sheets. */
  map: { script: string; styles: readonly string[] };
}

/** Name and look of the site, as the client needs them. */
export interface Look extends Pick<Site, 'name' | 'taglines' | 'logo' | 'accent' | 'credit' | 'categories'> {
  canRegister: boolean;
}

/** The client's functions for a site with its name and look: texts, first paint, pages for frames, manifests. */
export interface SiteClient {
  /** Returns a text in a language, by its feature and key; `values` fill its placeholders. */
  translate: (language: Language, text: string, values?: Record<string, string>) => string;
  /** Style element that the first paint needs in the head. */
  firstPaintStyle: string;
  /**
   * Renders the first paint: the content of a page before the client draws its screen.
   * @param screen name of the screen's query; empty for a screen without one
   * @param data result of that query; null if there is none
   * @param query query of the page's address
   * @returns the content of the element `#root`, as HTML
   */
  firstPaint: (screen: string, data: unknown, language: Language, query: URLSearchParams) => string;
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
  /** Returns the web app manifest in a language. */
  webManifest: (language: Language) => object;
}

/** The client's functions for the server, made by its build. */
interface ClientBuild {
  LANGUAGES: readonly Language[];
  /** Returns the language of a path, and the same path in English. */
  readLanguage: (path: string) => { language: Language; path: string };
  /** Translates an English path into the path in a language. */
  pathIn: (language: Language, path: string) => string;
  /** Returns the paths of an English path in languages; in all if none are named. */
  alternatesOf: (path: string, codes?: readonly string[]) => readonly { hreflang: string; href: string }[];
  forSite: (look: Look, pages: Site['pages']) => SiteClient;
}

/** The client's functions for the server, with the current name and look of the site. */
export interface Client extends Omit<ClientBuild, 'forSite'> {
  /** Returns the current name and look of the site. */
  look: () => Look;
  /** Returns the functions that depend on them. */
  site: () => SiteClient;
  /** Returns a function that makes something from them, once for each state of the settings. */
  derive: <Made>(make: () => Made) => () => Made;
}

/** Loads the client's functions for the server from the client's build. */
export function readClient(clientDir: string, { site, siteSettings }: SiteModule): Client {
  const take = createRequire(path.join(clientDir, 'index.html'));
  const { forSite, ...rest } = take('./.server/forServer.cjs') as ClientBuild;
  const look = (): Look => {
    const { name, taglines, logo, accent, credit, categories, registration } = site();
    return { name, taglines, logo, accent, credit, categories, canRegister: registration.mode === 'open' };
  };
  return { ...rest, look, site: siteSettings.derive(() => forSite(look(), site().pages)), derive: (make) => siteSettings.derive(make) };
}

/** Returns the URL paths of the client's built files. Hidden files and HTML files are not included. */
export function filesBelow(clientDir: string): ReadonlySet<string> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${path.relative(clientDir, path.join(parentPath, name)).split(path.sep).join('/')}`);
  return new Set(paths.filter((file) => !file.includes('/.') && !file.endsWith('.html')));
}
