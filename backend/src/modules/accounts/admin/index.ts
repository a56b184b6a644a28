export { AdminAccountService, type Ended } from './admin-account.service.js';
export { AdminUserService } from './admin-user.service.js';
export { AdminUser } from './admin-user.type.js';
export { ensureFirstAdmin } from './first-admin.js';
