import { columns, one, type Reads } from '../../core/compiled-queries/index.js';
import { PUBLIC_TOTALS } from './stats.query.js';

/** Compiled fields of the public totals. */
export const statsReads: Reads = {
  Query: { stats: one(() => PUBLIC_TOTALS) },
  PublicStats: columns({ cities: 'cities', places: 'places', users: 'users', reviews: 'reviews' }),
};
