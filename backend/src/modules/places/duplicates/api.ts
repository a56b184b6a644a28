export { DuplicateResolver } from './duplicates.resolver.js';
export { duplicateRoutes } from './duplicates.rest.js';
