import { html, type Html } from '../../lib/page';
import { brandMark } from '../markup';
import type { Speech } from './speech';

/** Renders a link to the full page, with the site's logo. */
export const siteLink = (address: string, { say, site }: Speech): Html =>
  html`<a class="site" href="${address}" target="_blank" rel="noopener">${brandMark(site)}${say('app.viewOnSite')}</a>`;
