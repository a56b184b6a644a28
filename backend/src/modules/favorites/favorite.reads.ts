import { forVisitors, type Reads } from '../../core/reads/index.js';

/** What this module adds to a place: nobody who is not signed in has favourites. */
export const favoriteReads: Reads = { Place: { isFavorite: forVisitors(false) } };
