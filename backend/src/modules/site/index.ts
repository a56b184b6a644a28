export { type SiteModule } from './site.module.js';
export { siteFields } from './site.compiled.js';
export { SiteResolver } from './site.resolver.js';
export type { Site } from './site.type.js';
