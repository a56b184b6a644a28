import type { Mail } from '../../core/mail/index.js';
import { AccountMails } from './account.mails.js';

const HOME = 'https://guide.example.org';
const TOKEN = 'Zk3vQ8s1Xb7Rw0eYtUiOpAsDfGhJkLzXcVbNm12345A';
const ANA = { name: 'Ana Sofía', email: 'ana@example.org' };

/** What a letter becomes when the transaction is committed. */
async function sent(write: (mails: AccountMails) => void): Promise<Mail> {
  const mails: Mail[] = [];
  const tasks: (() => Promise<void>)[] = [];
  write(new AccountMails({ send: async (mail) => void mails.push(mail) }, HOME, { afterCommit: (task) => void tasks.push(task) }));
  expect(mails).toEqual([]);
  for (const task of tasks) await task();
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails instead of one`);
  return mail;
}

test.each<[string, (mails: AccountMails) => void, string]>([
  ['confirm an address', (mails) => mails.verifyAddress(ANA, TOKEN), `${HOME}/verify-email#${TOKEN}`],
  ['choose a new password', (mails) => mails.resetPassword(ANA, TOKEN), `${HOME}/reset-password#${TOKEN}`],
  ['undo a change of password', (mails) => mails.passwordChanged(ANA), `${HOME}/forgot-password`],
  ['see who can sign in', (mails) => mails.identityJoined(ANA, 'Google'), `${HOME}/profile`],
])('a person finds the link to %s in text and HTML', async (_, write, link) => {
  const { to, text, html } = await sent(write);
  expect(to).toBe('ana@example.org');
  expect(text).toContain('Hello Ana Sofía,');
  expect(text.split('\n')).toContain(link);
  expect(html.split(`href="${link}"`)).toHaveLength(3);
});

test('the old address learns which one counts now', async () => {
  const { to, text } = await sent((mails) => mails.emailChanged(ANA, 'sofia@example.org'));
  expect(to).toBe('ana@example.org');
  expect(text).toContain('sofia@example.org');
});

test('a deleted account is told so, with nothing to press', async () => {
  const { subject, html } = await sent((mails) => mails.accountDeleted(ANA));
  expect(subject).toBe('Your account was deleted');
  expect(html.match(/href="[^"]+"/g)).toEqual([`href="${HOME}"`]);
});

test.each<[string, (mails: AccountMails, name: string) => void]>([
  ['verifyAddress', (mails, name) => mails.verifyAddress({ ...ANA, name }, TOKEN)],
  ['resetPassword', (mails, name) => mails.resetPassword({ ...ANA, name }, TOKEN)],
  ['passwordChanged', (mails, name) => mails.passwordChanged({ ...ANA, name })],
  ['emailChanged', (mails, name) => mails.emailChanged({ ...ANA, name }, 'sofia@example.org')],
  ['identityJoined', (mails, name) => mails.identityJoined({ ...ANA, name }, 'Google')],
  ['accountDeleted', (mails, name) => mails.accountDeleted({ ...ANA, name })],
])('%s shows a hostile name as text, and none that is an advertisement', async (_, write) => {
  const tagged = await sent((mails) => write(mails, '<img src=x onerror=alert(1)>'));
  expect(tagged.html).not.toContain('<img');
  expect(tagged.text).toContain('Hello <img src=x onerror=alert(1)>,');
  const advertised = await sent((mails) => write(mails, 'Win at https://evil.example'));
  expect(`${advertised.subject}${advertised.text}${advertised.html}`).not.toContain('evil');
});
