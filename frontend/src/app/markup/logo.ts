import { html, type Html } from '../../lib/page';
import type { Site } from '../../lib/site';

/** Logo as SVG; the page's style sheet sets the colors of its two paths. */
const LOGO = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 1.5A10.5 10.5 0 0 0 5.5 12C5.5 19.5 16 30.5 16 30.5S26.5 19.5 26.5 12A10.5 10.5 0 0 0 16 1.5z"/><path d="M9.5 16.5v-4h3V9h2.5V6.5h2V9H19v5h1.5v-2.5h2v5z"/></svg>`;

/** Returns the operator's logo, or that of the app. `alt` is empty where the name of the site stands beside it. */
export const brandMark = ({ logo }: Pick<Site, 'logo'>, alt = ''): Html => (logo === null ? LOGO : html`<img class="logo" src="${logo}" alt="${alt}">`);

/** Returns the operator's logo, or that of the app with the name of the site. */
export const brand = (site: Pick<Site, 'logo' | 'name'>): Html => html`${brandMark(site, site.name)}${site.logo === null && html`<bdi>${site.name}</bdi>`}`;
