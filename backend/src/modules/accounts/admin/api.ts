export { AdminUserResolver } from './admin-user.resolver.js';
export { adminUserRoutes } from './admin-user.rest.js';
