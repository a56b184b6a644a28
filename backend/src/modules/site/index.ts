export { type SiteModule } from './site.module.js';
export { siteReads } from './site.reads.js';
export { type Site, SiteResolver } from './site.resolver.js';
