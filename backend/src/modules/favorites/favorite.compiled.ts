import { forVisitors, type Reads } from '../../core/compiled-queries/index.js';

/** Compiled field that this module adds to `Place`. Visitors have no favorites. */
export const favoriteReads: Reads = { Place: { isFavorite: forVisitors(false) } };
