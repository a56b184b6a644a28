import { made, type CompiledFields } from '../../core/compiled-queries/index.js';
import type { Site } from './site.type.js';

/** Compiled field of the public settings, which are the same for all users, and can change between two requests. */
export const siteFields = (site: () => Site): CompiledFields => ({
  Query: { site: made(() => 'true', site, { isShared: true }) },
});
