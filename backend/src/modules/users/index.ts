export { Owned } from './owned.entity.js';
export { User } from './user.entity.js';
export { createUserModule, type UserModule } from './user.module.js';
export { isMailboxProved, isSuspended, MODERATED_CITIES } from './user.policy.js';
export { personSql, userFields } from './user.compiled.js';
export { UserResolver } from './user.resolver.js';
export { userRoutes } from './user.rest.js';
