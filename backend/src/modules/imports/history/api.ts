export { ImportResolver } from './import.resolver.js';
export { importRoutes } from './import.rest.js';
