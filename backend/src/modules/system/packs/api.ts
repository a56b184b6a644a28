export { PackResolver } from './pack.resolver.js';
export { packRoutes } from './pack.rest.js';
