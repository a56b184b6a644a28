export { FacetResolver } from './facet.resolver.js';
