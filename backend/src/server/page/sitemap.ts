import { Router } from 'express';
import { NotFound } from '../../core/errors/index.js';
import type { Services } from '../services.js';
import { escapeHtml } from './head.js';

/** Addresses in one file; the protocol's own limit (https://www.sitemaps.org/protocol.html). */
const FILE_SIZE = 50_000;
const FIXED_PAGES = ['/', '/cities', '/places', '/privacy', '/terms'];

const xml = (root: string, entry: string, addresses: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  `${addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`).join('\n')}\n</${root}>\n`;

/** `/robots.txt`, the index at `/sitemap.xml`, and its files with every public page. */
export function createSitemapRouter(publicUrl: string, createServices: () => Services): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(`User-agent: *\nDisallow: /graphql\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const { cities, places } = await createServices().stats.public();
    const files = (kind: string, count: number) => Array.from({ length: Math.ceil(count / FILE_SIZE) }, (_, i) => `${publicUrl}/sitemaps/${kind}-${i + 1}.xml`);
    response.type('application/xml').send(xml('sitemapindex', 'sitemap', [`${publicUrl}/sitemaps/pages-1.xml`, ...files('cities', cities), ...files('places', places)]));
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
    response.type('application/xml').send(xml('urlset', 'url', paths.map((path) => publicUrl + path)));
  });
  return router;
}
