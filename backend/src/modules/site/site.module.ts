import type { SitePages } from './pages/index.js';
import type { SiteSettings } from './settings/index.js';
import type { Site } from './site.type.js';

/** Objects that each process creates once; the requests share them. */
export interface SiteModule {
  siteSettings: SiteSettings;
  /** Returns the public part of the settings. */
  site: () => Site;
  /** Returns the pages that the operator has written. */
  sitePages: () => SitePages;
}
