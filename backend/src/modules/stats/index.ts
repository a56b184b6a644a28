export { AdminChartsResolver, CityCountResolver } from './chart.resolver.js';
export { AdminCountsResolver, ReviewCountsResolver } from './count.resolver.js';
export { createStatsModule, type StatsModule } from './stats.module.js';
export { statsFields } from './stats.compiled.js';
export { StatsResolver } from './stats.resolver.js';
export { statsRoutes } from './stats.rest.js';
