import { Router } from 'express';
import { NotFound } from '../../core/errors/index.js';
import type { Services } from '../services.js';
import type { Client } from './client.js';
import { escapeHtml } from './head.js';

/** Pages in one file: with each in all languages, it stays well below the protocol's 50 MB (https://www.sitemaps.org/protocol.html). */
const FILE_SIZE = 10_000;
const FIXED_PAGES = ['/', '/cities', '/places', '/privacy', '/terms'];

/** A page or another file, with what else is said of it. */
interface Entry {
  address: string;
  more?: string;
}

const xml = (root: string, entry: string, entries: Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  `${entries.map(({ address, more = '' }) => `<${entry}><loc>${escapeHtml(address)}</loc>${more}</${entry}>`).join('\n')}\n</${root}>\n`;

/**
 * `/robots.txt`, the index at `/sitemap.xml`, and its files with every public page.
 * @param alternatesOf where a page is in the languages that there are
 */
export function createSitemapRouter(publicUrl: string, createServices: () => Services, alternatesOf: Client['alternatesOf'] = () => []): Router {
  const router = Router();
  const alternates = (path: string) =>
    alternatesOf(path)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + href)}"/>`)
      .join('');
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
    if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new NotFound('Sitemap');
    const range = { offset: (number - 1) * FILE_SIZE, limit: FILE_SIZE };
    const services = createServices();
    const pathsOf = new Map<string, () => Promise<string[]>>([
      ['pages', async () => (number === 1 ? FIXED_PAGES : [])],
      ['cities', async () => (await services.cities.ids(range)).map((id) => `/cities/${id}`)],
      ['places', async () => (await services.places.ids(range)).map((id) => `/places/${id}`)],
    ]);
    const paths = (await pathsOf.get(request.params.kind)?.()) ?? [];
    if (paths.length === 0) throw new NotFound('Sitemap');
    response.type('application/xml').send(
      xml(
        'urlset',
        'url',
        paths.map((path) => ({ address: publicUrl + path, more: alternates(path) })),
      ),
    );
  });
  return router;
}
