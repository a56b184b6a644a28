export { AdminUserReviewsResolver, ReviewAdminResolver } from './admin.resolver.js';
export { reviewAdminRoutes } from './admin.rest.js';
