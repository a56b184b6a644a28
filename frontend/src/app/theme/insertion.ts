import { useInsertionEffect } from 'react';

/**
 * In the place of Emotion's module of the same functions, see `vite.config.ts`: rules are written as a component is drawn, which React does
 * in small steps, and not as all that is drawn becomes visible at once, which a phone cannot be interrupted in. A rule that nothing has the
 * class of changes no picture.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(insert: () => T): T => insert();

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
