import type { EntityManager } from 'typeorm';
import { createUserLoader } from './user.loader.js';
import { UserService } from './user.service.js';

export { User } from './user.entity.js';
export { isMailboxProved, isSuspended } from './user.policy.js';
export { personSql, userReads } from './user.reads.js';
export { UserResolver } from './user.resolver.js';
export { userRoutes } from './user.rest.js';

/** Creates the services of this module for one request. */
export const createUserModule = (manager: EntityManager) => ({ users: new UserService(manager), userById: createUserLoader(manager) });
export type UserModule = ReturnType<typeof createUserModule>;
