import { forVisitors, type CompiledFields } from '../../core/compiled-queries/index.js';

/** Compiled field that this module adds to `Place`. Visitors have no favorites. */
export const favoriteFields: CompiledFields = { Place: { isFavorite: forVisitors(false) } };
