import type { EntityManager } from 'typeorm';
import { createUserLoader } from './user.loader.js';

export { User } from './user.entity.js';
export { isSuspended } from './user.policy.js';

/** What this module offers to a request. */
export const createUserModule = (manager: EntityManager) => ({ userById: createUserLoader(manager) });
export type UserModule = ReturnType<typeof createUserModule>;
