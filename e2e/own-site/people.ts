import { findDatabase } from '../../backend/src/core/embedded-database/index.js';
import { DatabaseClient } from '../../backend/src/core/database-client.js';
import { type Code, LANGUAGES, type Made } from './sentinels.js';
import type { Mail, Mails, OwnSite } from './site.js';

/** A user with an account and a session. */
export interface Member {
  id: string;
  email: string;
  token: string;
  /** Mail with the link that confirms the address. */
  welcome: Mail;
  /** Mail with the link to choose a new password, which has sentences of the operator. */
  reset: Mail;
}

/** A site with the sentinels, its mail server, and a member for each language. */
export interface Scene {
  site: OwnSite;
  mails: Mails;
  made: Made;
  members: Record<Code, Member>;
  /** Token of an invitation that many people can use. */
  invitation: string;
}

/** Number of accounts so far. */
let accounts = 0;

/** Returns the data of a new account. The address is in the domain that the site allows. */
export function newAccount(invitation: string, change: object = {}): Record<string, unknown> & { email: string } {
  accounts += 1;
  return { name: `Ana Virtanen ${accounts}`, email: `member${accounts}@sentinel.example`, password: 'a-long-passphrase', invitation, ...change };
}

/** Creates an invitation, and returns its token. */
async function invite(site: OwnSite): Promise<string> {
  const { createInvitation } = await site.ask<{ createInvitation: { link: string } }>(
    'mutation { createInvitation(input: { maxUses: 100, expiresInDays: 1 }) { link } }',
  );
  return createInvitation.link.split('#invitation=')[1] ?? '';
}

async function join(site: OwnSite, mails: Mails, invitation: string, language: Code): Promise<Member> {
  const account = newAccount(invitation, { language });
  const { text } = await site.send('POST', '/auth/register', account, '');
  const { token, user } = JSON.parse(text) as { token: string; user: { _id: string } };
  const welcome = await mails.to(account.email, ({ text: words }) => words.includes('/verify-email#'));
  await site.send('POST', '/auth/forgot-password', { email: account.email }, '');
  const reset = await mails.to(account.email, ({ text: words }) => words.includes('/reset-password#'));
  return { id: user._id, email: account.email, token, welcome, reset };
}

/** Confirms the address of a member by the link in the mail. */
export async function confirm(site: OwnSite, { welcome, token }: Member): Promise<void> {
  const [, key] = /\/verify-email#(\S+)/.exec(welcome.text) ?? [];
  expect((await site.send('POST', '/auth/verify-email', { token: key }, token)).status).toBe(200);
}

/** Makes all accounts two days older, because reports of new accounts do not count. */
export async function makeOlder({ dataDir }: OwnSite): Promise<void> {
  const connection = await findDatabase(dataDir);
  if (!connection || 'url' in connection) throw new Error('The database of the site does not run.');
  const client = new DatabaseClient(connection);
  await client.connect();
  await client.query(`UPDATE users SET created_at = created_at - interval '2 days'`);
  await client.end();
}

/** Creates a member for each language of a site with the sentinels. */
export async function populate({ site, mails, made }: Pick<Scene, 'site' | 'mails' | 'made'>): Promise<Scene> {
  const invitation = await invite(site);
  const joined = await Promise.all(LANGUAGES.map(async (code) => [code, await join(site, mails, invitation, code)] as const));
  return { site, mails, made, members: Object.fromEntries(joined) as Record<Code, Member>, invitation };
}
