import { Router } from 'express';
import { NotFound } from '../../core/errors/index.js';
import { LEGAL_SLUGS } from '../../modules/site/index.js';
import type { Services } from '../services.js';
import type { SiteLanguages } from './client.js';
import { escapeHtml } from './head.js';

/**
 * Maximum number of pages in one file; each has an entry per language. This is far below the protocol's limits of 50,000 entries and 50 MB
 * (https://www.sitemaps.org/protocol.html).
 */
const FILE_SIZE = 2000;
/** Maximum number of files in an index, by the same protocol. */
const MOST_FILES = 50_000;
const FIXED_PAGES = ['/cities', '/places'];

/** An entry for a page or for another file; `more` is additional XML. */
interface Entry {
  address: string;
  more?: string;
}

/** A page with its path in the default language. */
interface SitePage {
  path: string;
  /** Time of the last change of its content; undefined if not known. */
  updatedAt?: Date;
  /** Languages of the page; undefined for all. */
  languages?: readonly string[];
}

/** Returns the pages that exist once: lists, and the linked pages of the operator. */
const singlePages = ({ sitePages, siteSettings }: Services): SitePage[] => [
  // The start page of a site that starts with a city is that of the city, which is among the cities.
  ...(siteSettings.startCity === null ? [{ path: '/' }] : []),
  ...FIXED_PAGES.map((path) => ({ path })),
  ...sitePages()
    .listed()
    .map(({ slug, ...page }) => ({ path: LEGAL_SLUGS.includes(slug) ? `/${slug}` : `/pages/${slug}`, ...page })),
];

const xml = (root: string, entry: string, entries: Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${entries.map(({ address, more = '' }) => `<${entry}><loc>${escapeHtml(address)}</loc>${more}</${entry}>`).join('\n')}\n</${root}>\n`;

/**
 * Creates `/robots.txt`, the index `/sitemap.xml`, and its files with all public pages.
 * @param alternatesOf returns the paths of a page in all languages that have it; nothing if there is only one
 */
export function createSitemapRouter(publicUrl: string, createServices: () => Services, alternatesOf: SiteLanguages['alternatesOf'] = () => []): Router {
  const router = Router();
  /** Returns an entry for each language of a page; each entry links to all languages. */
  const entriesOf = ({ path, updatedAt, languages }: SitePage): Entry[] => {
    const alternates = alternatesOf(path, languages);
    const links = alternates.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + href)}"/>`);
    const more = (updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '') + links.join('');
    const own = new Set(alternates.length > 0 ? alternates.map(({ href }) => href) : [path]);
    return [...own].map((href) => ({ address: publicUrl + href, more }));
  };
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(`User-agent: *\nDisallow: /graphql\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const { cities, places } = await createServices().stats.public();
    const files = (kind: string, count: number) =>
      Array.from({ length: Math.ceil(count / FILE_SIZE) }, (_, i) => ({ address: `${publicUrl}/sitemaps/${kind}-${i + 1}.xml` }));
    response.type('application/xml').send(xml('sitemapindex', 'sitemap', [...files('pages', 1), ...files('cities', cities), ...files('places', places)]));
  });
  router.get('/sitemaps/:kind-:number.xml', async (request, response) => {
    const number = Number(request.params.number);
    if (!Number.isInteger(number) || number < 1 || number > MOST_FILES) throw new NotFound('sitemap');
    const range = { offset: (number - 1) * FILE_SIZE, limit: FILE_SIZE };
    const services = createServices();
    const pagesOf = new Map<string, () => Promise<SitePage[]>>([
      ['pages', async () => (number === 1 ? singlePages(services) : [])],
      ['cities', async () => (await services.cities.versions(range)).map(({ id, updatedAt }) => ({ path: `/cities/${id}`, updatedAt }))],
      ['places', async () => (await services.places.versions(range)).map(({ id, updatedAt }) => ({ path: `/places/${id}`, updatedAt }))],
    ]);
    const pages = (await pagesOf.get(request.params.kind)?.()) ?? [];
    if (pages.length === 0) throw new NotFound('sitemap');
    response.type('application/xml').send(xml('urlset', 'url', pages.flatMap(entriesOf)));
  });
  return router;
}
