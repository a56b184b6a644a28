import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/ids.js';
import { NotFound } from '../../core/errors/index.js';
import { User } from './user.entity.js';
import { isSuspended } from './user.policy.js';

/** People, as everyone may see them. */
export class UserService {
  constructor(private readonly manager: EntityManager) {}

  /** The person with this id; NotFound where there is none, the account is gone or suspended. */
  async get(id: string): Promise<User> {
    const user = isId(id) ? await this.manager.findOneBy(User, { id }) : null;
    if (!user || user.deletedAt || isSuspended(user)) throw new NotFound('Person');
    return user;
  }
}
