import type { Site } from './site.resolver.js';

/** Services of this module for one request. */
export interface SiteModule {
  site: Site;
}
