import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A language that the client can be read in. */
export interface Language {
  /** Its tag after BCP 47. */
  code: string;
  direction: 'ltr' | 'rtl';
}

/** How a page in a frame is to look, and what its map runs on. */
export interface Frame {
  /** The scheme that whoever embeds it has chosen; undefined for the visitor's own. */
  theme: 'light' | 'dark' | undefined;
  /** Addresses of the map's script and style sheets. */
  map: { script: string; styles: readonly string[] };
}

/** What the build of the client has made for the server: its languages with their texts, what a page shows at first, and pages for frames. */
export interface Client {
  ENGLISH: Language;
  LANGUAGES: readonly Language[];
  /** The language of an address, and the path that it has in English. */
  readLanguage: (path: string) => { language: Language; path: string };
  /** Where a path of English is in a language. */
  pathIn: (language: Language, path: string) => string;
  /** Where a path of English is in all languages. */
  alternatesOf: (path: string) => readonly { hreflang: string; href: string }[];
  /** A text in a language, by its feature and key; `values` stand for its placeholders. */
  translate: (language: Language, text: string, values?: Record<string, string>) => string;
  /** The style element that what a page shows at first needs in the head. */
  firstPaintStyle: string;
  /**
   * What a page shows before the client has drawn its screen.
   * @param screen the name of the screen's query, empty where it has none
   * @param data the answer to that query; null where there is none
   * @returns the content of the element `#root`, as HTML
   */
  firstPaint: (screen: string, data: unknown, language: Language) => string;
  /**
   * A page for the frame of another site, as a whole document.
   * @param name the name of the query that asks for what it shows
   * @param data the answer to that query
   * @returns null where there is nothing to show in the data
   */
  embedPage: (name: string, data: unknown, language: Language, frame: Frame) => string | null;
  /** A page for the frame of another site that says why there is nothing to see, by a text's feature and key. */
  embedMessage: (text: string, language: Language, frame: Frame) => string;
  /** A page of this site without the client, which says what is wrong: a text's feature and key for the heading, and one for what to do next. */
  messagePage: (heading: string, text: string, language: Language) => string;
}

/** Takes the client's part for the server in as its build has made it. */
export function readClient(clientDir: string): Client {
  const take = createRequire(path.join(clientDir, 'index.html'));
  return take('./.server/forServer.cjs') as Client;
}

/** Paths, as browsers ask for them, of the files that the build of the client has made; hidden ones are not served. */
export function filesBelow(clientDir: string): ReadonlySet<string> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${path.relative(clientDir, path.join(parentPath, name)).split(path.sep).join('/')}`);
  return new Set(paths.filter((file) => !file.includes('/.') && !file.endsWith('.html')));
}
