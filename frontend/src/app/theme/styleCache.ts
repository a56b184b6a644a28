import createCache from '@emotion/cache';

/**
 * Where styles go that components write. They are not given the prefixes of old browsers, which are worked out while the first screen is
 * drawn; what Safari still wants prefixed says so itself.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });
