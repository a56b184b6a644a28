export { SitePage, SitePageLink } from './site-page.type.js';
export { SitePages } from './site-pages.js';
