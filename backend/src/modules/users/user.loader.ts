import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { User } from './user.entity.js';

/** Creates a loader of users by id; null for unknown ids and deleted accounts. One statement serves a request. */
export function createUserLoader(manager: EntityManager): DataLoader<string, User | null> {
  return new DataLoader(async (ids) => {
    const users = await manager.findBy(User, { id: In([...ids]) });
    const byId = new Map(users.filter((user) => !user.deletedAt).map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
