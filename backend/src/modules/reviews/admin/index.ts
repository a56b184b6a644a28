export { ReviewAdminService } from './admin.service.js';
export { ReviewDecisionService } from './decision.service.js';
