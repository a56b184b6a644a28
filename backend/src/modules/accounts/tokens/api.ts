export { ApiTokenResolver } from './api-token.resolver.js';
export { apiTokenRoutes } from './api-token.rest.js';
