import createCache from '@emotion/cache';

/**
 * Where styles go that components write. They are not given the prefixes of browsers from before 2023, which would take a share of the time
 * until the first screen answers; what Safari still wants prefixed says so itself.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [] });
