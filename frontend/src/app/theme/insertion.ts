import { useInsertionEffect } from 'react';

/**
 * Replaces Emotion's module `use-insertion-effect-with-fallbacks`; see `vite.config.ts`. Inserts CSS rules while a component renders, which React
 * does in small steps. The original inserts them in the commit phase, which cannot be interrupted. A rule whose class is not in use yet has no
 * visible effect.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(insert: () => T): T => insert();

export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
