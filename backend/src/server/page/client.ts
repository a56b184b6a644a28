import { createRequire } from 'node:module';
import path from 'node:path';

/** A language that the client can be read in. */
export interface Language {
  /** Its tag after BCP 47. */
  code: string;
  direction: 'ltr' | 'rtl';
}

/** What the build of the client has made for the server: its languages with their texts, and what a page shows at first. */
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
  /**
   * What a page shows before the client has drawn its screen.
   * @param screen the name of the screen's query, empty where it has none
   * @param data the answer to that query; null where there is none
   * @returns the content of the element `#root`, as HTML
   */
  firstPaint: (screen: string, data: unknown, language: Language) => string;
}

/** Takes the client's part for the server in as its build has made it. */
export function readClient(clientDir: string): Client {
  const take = createRequire(path.join(clientDir, 'index.html'));
  return take('./.server/forServer.cjs') as Client;
}
