import type { SiteSettings } from './settings/index.js';
import type { Site } from './site.type.js';

/** Objects that each process creates once; the requests share them. */
export interface SiteModule {
  siteSettings: SiteSettings;
  /** Returns the public part of the settings. */
  site: () => Site;
}
