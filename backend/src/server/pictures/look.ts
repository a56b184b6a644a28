import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../modules/site/index.js';

/** Version of the link previews. Increase it when their drawing changes, so that caches of other sites request them again. */
const PREVIEW_VERSION = 1;

/** Returns a key of the name, logo, icon and accent color of the site. */
export function lookKey(settings: SiteSettings): string {
  const { name, logo, icon, accent } = settings.of('identity');
  return createHash('sha256')
    .update(JSON.stringify([PREVIEW_VERSION, name, logo, icon, accent]))
    .digest('base64url')
    .slice(0, 10);
}

/**
 * Returns the path of a link preview. It changes with the look of the site.
 * @param subject `site`, or `cities/`, `places/` or `pictures/` with an id
 */
export const previewPath = (settings: SiteSettings, subject: string): string => `/art/previews/${lookKey(settings)}/${subject}.jpg`;
