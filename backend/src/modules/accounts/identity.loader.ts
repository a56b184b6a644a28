import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { UserIdentity } from './user-identity.entity.js';
import { METHODS, type SignInMethod } from './viewer.type.js';

/** The accounts elsewhere with which people can sign in, by the person's id, the oldest first; one statement for all that a request asks for. */
export function createIdentityLoader(manager: EntityManager): DataLoader<string, SignInMethod[]> {
  return new DataLoader(async (userIds) => {
    const identities = await manager.find(UserIdentity, { where: { userId: In([...userIds]) }, order: { createdAt: 'ASC' } });
    return userIds.map((id) => identities.filter(({ userId }) => userId === id).map(({ provider }) => METHODS[provider]));
  });
}
