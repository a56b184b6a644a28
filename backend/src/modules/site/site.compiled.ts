import { fixed, type CompiledFields } from '../../core/compiled-queries/index.js';
import type { Site } from './site.type.js';

/** Compiled field of the site configuration, which is the same for all users. */
export const siteFields = (site: Site): CompiledFields => ({ Query: { site: fixed(site) } });
