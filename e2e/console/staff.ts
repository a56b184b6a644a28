import { type Account, makeAccount, signInAsAdmin, signInElsewhere } from '../steps.js';
import { ask } from '../community/people.js';

/** The id of somebody's account. */
async function idOf(account: Pick<Account, 'token'>): Promise<string> {
  const { viewer } = await ask<{ viewer: { id: string } }>(account, '{ viewer { id } }');
  return viewer.id;
}

/** Somebody whom an admin has made a moderator. A new role ends all sessions: the token is of one that began afterwards. */
export async function makeModerator(name = 'Kiran Shah'): Promise<Account> {
  const account = await makeAccount({ name });
  await ask(await signInAsAdmin(), 'mutation ($id: ID!) { setUserRole(id: $id, role: MODERATOR) { id } }', { id: await idOf(account) });
  return { ...account, token: await signInElsewhere(account) };
}
