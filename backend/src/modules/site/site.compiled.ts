import { fixed, type Reads } from '../../core/compiled-queries/index.js';
import type { Site } from './site.type.js';

/** Compiled field of the site configuration, which is the same for all users. */
export const siteReads = (site: Site): Reads => ({ Query: { site: fixed(site) } });
