import { NotFound } from '../../core/errors/index.js';
import { LEGAL_SLUGS, type SitePage } from '../../modules/site/index.js';
import { type Head, summary } from './head.js';
import { type Page, type PageRequest, titled } from './page-request.js';

const headOf = ({ title, description, languages }: SitePage, site: string, canonical: string): Head => ({
  title: titled(site, title),
  description: summary(description),
  canonical,
  languages,
});

/** Returns a page that the operator has written. @throws NotFound */
export async function writtenPage({ id: slug, services, site, language }: PageRequest): Promise<Page> {
  const page = LEGAL_SLUGS.includes(slug) ? null : services.sitePages().find(slug, language);
  if (!page) throw new NotFound('page');
  return { head: headOf(page, site, `/pages/${slug}`), query: { operation: 'PageScreen', variables: { slug, language } } };
}

/**
 * Creates a page with a text of the app, which the operator can replace.
 * @param operation name of the query of its screen
 * @param title key of the app's title
 * @param description key of the app's description
 */
export const legalPage =
  (slug: string, operation: string, title: string, description: string) =>
  async ({ services, site, language, say }: PageRequest): Promise<Page> => {
    const page = services.sitePages().find(slug, language);
    const canonical = `/${slug}`;
    const head = page ? headOf(page, site, canonical) : { title: titled(site, say(title)), description: say(description), canonical };
    return { head, query: { operation, variables: { language } } };
  };
