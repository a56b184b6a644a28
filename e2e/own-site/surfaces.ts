import { type Code, KIND, type Made } from './sentinels.js';
import type { OwnSite } from './site.js';

/** Reader of a surface, on whom the text of a field depends. */
export interface Reader {
  /** Language of the reader. */
  code: Code;
  made: Made;
  /** Returns the path of a page in the language of the reader. The addresses of the default language have no prefix. */
  at: (path: string) => string;
}

/** A place where readers or programs find values of settings. */
interface Surface {
  /** Returns paths of responses, each of which has the values. */
  paths: (reader: Reader) => string[];
  /** Returns the part of a response that has the values; all of it by default. */
  part?: (text: string) => string;
  headers?: Record<string, string>;
}

/** Default language of the sentinels. */
const INITIAL = 'de';

export const readerIn = (code: Code, made: Made): Reader => ({
  code,
  made,
  at: (path) => (code === INITIAL ? path : `/${code}${path === '/' ? '' : path}`),
});

/** Returns the text between two others; the rest if the second one is missing. */
const between = (text: string, start: string, end: string): string => {
  const rest = text.slice(text.indexOf(start));
  const stop = rest.indexOf(end);
  return stop < 0 ? rest : rest.slice(0, stop);
};
/** Parts of a page: its head, what shows before the client runs, and the data from which the client draws header, page and footer. */
const head = (page: string): string => between(page, '<head>', '</head>');
const paint = (page: string): string => between(page, '<div id="root">', '<script type="application/json" id="site">');
const data = (page: string): string => between(page, '<script type="application/json" id="site">', '</html>');

const OWN_PAGE = '/pages/sentinel-page';
const place = ({ places }: Made): string => `/places/${places[0]}`;
const KINDS = `/places?category=${KIND.slug}`;

const everyPage = ({ at, made }: Reader): string[] => ['/', '/cities', `/cities/${made.city}`, KINDS, place(made), OWN_PAGE, '/login', '/no-such-page'].map(at);

const JSON_ONLY = { 'apollo-require-preflight': 'true' };
const MODERATION = '{site{moderation{reviews suggestions photos avatars links}}}';
const MAP = '{site{map{source hasBorders tiles{url attribution}}}}';

/** Surfaces that are texts. `found.ts` names the surfaces of each field. */
export const SURFACES = {
  'page heads': { paths: everyPage, part: head },
  'first paint': { paths: everyPage, part: paint },
  'data of pages': { paths: everyPage, part: data },
  'head of the home page': { paths: ({ at }) => [at('/')], part: head },
  'first paint of the home page': { paths: ({ at }) => [at('/')], part: paint },
  'data of the home page': { paths: ({ at }) => [at('/')], part: data },
  'head of an own page': { paths: ({ at }) => [at(OWN_PAGE)], part: head },
  'first paint of an own page': { paths: ({ at }) => [at(OWN_PAGE)], part: paint },
  'data of an own page': { paths: ({ at }) => [at(OWN_PAGE)], part: data },
  'head of a place': { paths: ({ at, made }) => [at(place(made))], part: head },
  'data of a place': { paths: ({ at, made }) => [at(place(made))], part: data },
  'list of a category': { paths: ({ at }) => [at(KINDS)], part: data },
  'offline page': { paths: ({ code }) => [`/shell/${code}`] },
  manifest: { paths: ({ code }) => [`/manifest/${code}.webmanifest`] },
  frames: {
    paths: ({ at, made }) => [place(made), `${place(made)}/map`, `/cities/${made.city}/map`, '/nothing'].map((path) => at(`/embed${path}`)),
  },
  'frames of places': { paths: ({ at, made }) => [place(made), `${place(made)}/map`, `/cities/${made.city}/map`].map((path) => at(`/embed${path}`)) },
  sitemap: { paths: () => ['/sitemaps/pages-1.xml'] },
  'pages for developers': { paths: () => ['/api/openapi.json', '/api/docs', '/graphiql', '/graphql?query={site{name}}'], headers: JSON_ONLY },
  'rules of moderation': { paths: () => [`/graphql?query=${encodeURIComponent(MODERATION)}`], headers: JSON_ONLY },
  'map of the site': { paths: () => [`/graphql?query=${encodeURIComponent(MAP)}`], headers: JSON_ONLY },
  'download of a list': { paths: ({ made }) => [`/api/lists/${made.list}/export/gpx`] },
} as const satisfies Record<string, Surface>;

export type TextSurface = keyof typeof SURFACES;

export const TEXT_SURFACES = Object.keys(SURFACES) as TextSurface[];

/** Returns a response of each process for each path of a surface: the part that has the values. */
export async function textsOn(site: OwnSite, name: TextSurface, reader: Reader): Promise<string[]> {
  const { paths, part = (text: string) => text, headers = {} }: Surface = SURFACES[name];
  const texts: string[] = [];
  for (const path of paths(reader)) texts.push(...(await site.textsOf(path, { ...site.signedIn(), ...headers })).map(part));
  return texts;
}
