import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { UserIdentity } from '../user-identity.entity.js';
import { METHODS, type SignInMethod } from '../viewer.type.js';

/** Creates a loader of the external sign-in methods of users by user id, the oldest first. One statement serves a request. */
export function createIdentityLoader(manager: EntityManager): DataLoader<string, SignInMethod[]> {
  return new DataLoader(async (userIds) => {
    const identities = await manager.find(UserIdentity, { where: { userId: In([...userIds]) }, order: { createdAt: 'ASC' } });
    return userIds.map((id) => identities.filter(({ userId }) => userId === id).map(({ provider }) => METHODS[provider]));
  });
}
