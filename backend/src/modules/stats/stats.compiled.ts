import { columnsOf, one, type CompiledFields } from '../../core/compiled-queries/index.js';
import { PUBLIC_TOTALS } from './stats.query.js';
import { PublicStatsType } from './stats.type.js';

/** Compiled fields of the public totals. */
export const statsFields: CompiledFields = {
  Query: { stats: one(() => PUBLIC_TOTALS) },
  PublicStats: columnsOf(PublicStatsType),
};
