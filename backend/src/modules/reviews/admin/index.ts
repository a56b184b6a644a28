export { ReviewAdminService } from './admin.service.js';
export { createReviewBulk } from './bulk.js';
export { ReviewDecisionService } from './decision.service.js';
