import { html, type Html } from '../../lib/page';
import { LOGO } from '../markup';
import type { Speech } from './speech';

/** Renders a link to the full page, with the site's logo. */
export const siteLink = (address: string, { say }: Speech): Html =>
  html`<a class="site" href="${address}" target="_blank" rel="noopener">${LOGO}${say('app.viewOnCityPins')}</a>`;
