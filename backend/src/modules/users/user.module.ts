import type { EntityManager } from 'typeorm';
import { createUserLoader } from './user.loader.js';
import { UserService } from './user.service.js';

/** Creates the services of this module for one request. */
export const createUserModule = (manager: EntityManager) => ({ users: new UserService(manager), userById: createUserLoader(manager) });
export type UserModule = ReturnType<typeof createUserModule>;
