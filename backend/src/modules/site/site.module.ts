import type { Site } from './site.type.js';

/** Services of this module for one request. */
export interface SiteModule {
  site: Site;
}
