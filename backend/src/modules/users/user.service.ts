import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { NotFound } from '../../core/errors/index.js';
import { User } from './user.entity.js';
import { isSuspended } from './user.policy.js';

/** Reads public profiles of users. */
export class UserService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns the user with this id. @throws NotFound if the user does not exist, is suspended or deleted */
  async get(id: string): Promise<User> {
    const user = isId(id) ? await this.manager.findOneBy(User, { id }) : null;
    if (!user || user.deletedAt || isSuspended(user)) throw new NotFound('person');
    return user;
  }
}
