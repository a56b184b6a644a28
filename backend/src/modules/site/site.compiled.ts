import { asked, made, type CompiledFields } from '../../core/compiled-queries/index.js';
import type { SiteModule } from './site.module.js';

/** Compiled fields of the public settings, which are the same for all users, and can change between two requests. */
export const siteFields = ({ site, sitePages }: SiteModule): CompiledFields => ({
  Query: {
    site: made(() => 'true', site, { isShared: true }),
    page: asked(({ slug, language }) => sitePages().find(String(slug), String(language)), { isShared: true }),
  },
});
