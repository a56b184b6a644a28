export { PlaceAdminResolver } from './admin.resolver.js';
export { placeAdminRoutes } from './admin.rest.js';
