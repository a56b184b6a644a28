import { AttributeDefinitions } from './attributes/index.js';
import { SitePages } from './pages/index.js';
import type { SiteSettings } from './settings/index.js';
import { type FixedSite, publicSite, type Site } from './site.type.js';

/** Objects that each process creates once; the requests share them. */
export interface SiteModule {
  siteSettings: SiteSettings;
  /** Returns the public part of the settings. */
  site: () => Site;
  /** Returns the pages that the operator has written. */
  sitePages: () => SitePages;
  /** Returns the attributes of places for visitors and moderators. */
  attributeDefinitions: () => AttributeDefinitions;
}

/** Creates the objects that depend on the settings of the site. */
export function createSiteModule(siteSettings: SiteSettings, fixed: FixedSite): SiteModule {
  const sitePages = siteSettings.derive((settings) => new SitePages(settings));
  return {
    siteSettings,
    sitePages,
    site: siteSettings.derive((settings) => publicSite(settings, sitePages(), fixed)),
    attributeDefinitions: siteSettings.derive((settings) => new AttributeDefinitions(settings)),
  };
}
