import { type Account, signInAsAdmin, signInElsewhere } from '../steps.js';
import { ask, makeMember } from '../community/people.js';

/** Returns the id of an account. */
async function idOf(account: Pick<Account, 'token'>): Promise<string> {
  const { viewer } = await ask<{ viewer: { id: string } }>(account, '{ viewer { id } }');
  return viewer.id;
}

/** Creates an account with a role. The role change ends its sessions, so the token belongs to a later one. */
async function makeStaff(name: string, role: 'ADMIN' | 'MODERATOR'): Promise<Account> {
  const account = await makeMember(name);
  await ask(await signInAsAdmin(), 'mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { id } }', { id: await idOf(account), role });
  return { ...account, token: await signInElsewhere(account) };
}

/** Creates a moderator. */
export const makeModerator = (name = 'Kiran Shah'): Promise<Account> => makeStaff(name, 'MODERATOR');

/** Creates another admin. */
export const makeAdmin = (name: string): Promise<Account> => makeStaff(name, 'ADMIN');
