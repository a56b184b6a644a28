import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { User } from './user.entity.js';

/** People by id, one statement for all that a request asks for; null for whoever has deleted their account. */
export function createUserLoader(manager: EntityManager): DataLoader<string, User | null> {
  return new DataLoader(async (ids) => {
    const users = await manager.findBy(User, { id: In([...ids]) });
    const byId = new Map(users.filter((user) => !user.deletedAt).map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
