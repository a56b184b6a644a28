import createCache, { type EmotionCache } from '@emotion/cache';
import { language } from '../../lib/locale';

/**
 * Where styles go that components write; turned round for languages that are read from right to left. They are not given the prefixes of old
 * browsers, which are worked out while the first screen is drawn; what Safari still wants prefixed says so itself.
 */
export async function makeStyleCache(): Promise<EmotionCache> {
  const isTurned = language.direction === 'rtl';
  return createCache({ key: 'css', stylisPlugins: isTurned ? [(await import('@mui/stylis-plugin-rtl')).default] : [] });
}
