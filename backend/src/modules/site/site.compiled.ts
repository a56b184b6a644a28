import { allows } from '../../core/access/index.js';
import { asked, byViewer, made, type CompiledFields } from '../../core/compiled-queries/index.js';
import type { SiteModule } from './site.module.js';

/** Compiled fields of the public settings, which can change between two requests. Only `attributes` depends on the viewer. */
export const siteFields = ({ site, sitePages, attributeDefinitions }: SiteModule): CompiledFields => ({
  Query: {
    site: made(() => 'true', site, { isShared: true }),
    page: asked(({ slug, language }) => sitePages().find(String(slug), String(language)), { isShared: true }),
    attributes: byViewer(
      asked(({ category }) => attributeDefinitions().of(category as string | null | undefined, false), { isShared: true }),
      made(
        () => 'true',
        (_input, viewer, { category }) => attributeDefinitions().of(category, allows('moderator', viewer)),
        { isShared: true },
      ),
    ),
  },
});
