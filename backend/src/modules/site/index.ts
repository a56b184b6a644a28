import type { Site } from './site.resolver.js';

export { siteReads } from './site.reads.js';
export { type Site, SiteResolver } from './site.resolver.js';

/** What this module offers to a request. */
export interface SiteModule {
  site: Site;
}
