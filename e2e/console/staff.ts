import { type Account, signInAsAdmin, signInElsewhere } from '../steps.js';
import { ask, makeMember } from '../community/people.js';

/** The id of somebody's account. */
async function idOf(account: Pick<Account, 'token'>): Promise<string> {
  const { viewer } = await ask<{ viewer: { id: string } }>(account, '{ viewer { id } }');
  return viewer.id;
}

/** Somebody to whom an admin has given a role. That ends all sessions: the token is of one that began afterwards. */
async function makeStaff(name: string, role: 'ADMIN' | 'MODERATOR'): Promise<Account> {
  const account = await makeMember(name);
  await ask(await signInAsAdmin(), 'mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { id } }', { id: await idOf(account), role });
  return { ...account, token: await signInElsewhere(account) };
}

/** Somebody whom an admin has made a moderator. */
export const makeModerator = (name = 'Kiran Shah'): Promise<Account> => makeStaff(name, 'MODERATOR');

/** Somebody whom an admin has made another admin. */
export const makeAdmin = (name: string): Promise<Account> => makeStaff(name, 'ADMIN');
