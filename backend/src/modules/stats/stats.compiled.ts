import { columns, one, type CompiledFields } from '../../core/compiled-queries/index.js';
import { PUBLIC_TOTALS } from './stats.query.js';

/** Compiled fields of the public totals. */
export const statsFields: CompiledFields = {
  Query: { stats: one(() => PUBLIC_TOTALS) },
  PublicStats: columns({ cities: 'cities', places: 'places', users: 'users', reviews: 'reviews' }),
};
