export type { FacetCounts } from './facet-counts.js';
export { FacetList } from './facet-list.js';
export { FacetService } from './facet.service.js';
export { createFacets } from './facets.query.js';
