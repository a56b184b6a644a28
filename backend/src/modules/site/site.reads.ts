import { fixed, type Reads } from '../../core/reads/index.js';
import type { Site } from './site.resolver.js';

/** What is configured is the same for everyone. */
export const siteReads = (site: Site): Reads => ({ Query: { site: fixed(site) } });
