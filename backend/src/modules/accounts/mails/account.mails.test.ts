import type { EntityManager } from 'typeorm';
import type { JobQueue } from '../../../core/jobs/index.js';
import { createLogger } from '../../../core/logging/index.js';
import type { Mail } from '../../../core/mail/index.js';
import { SiteMails, SiteSettings } from '../../site/index.js';
import { AccountMails } from './account.mails.js';
import { tokenOf } from '../registration/index.js';
import { type MailJob, mailHandler } from './mail.job.js';

const HOME = 'https://guide.example.org';
const SECRET = 'a secret of this test, longer than 32 bytes';
const LINK = '01900000-0000-7000-8000-000000000001';
const TOKEN = tokenOf(SECRET, LINK);
const ANA = { name: 'Ana Sofía', email: 'ana@example.org', language: null as string | null };

/** Runs the job that `write` adds, and returns the sent mails. Checks that the job does not contain the token of the link. */
async function sent(write: (mails: AccountMails) => Promise<void>, { isUsable = true, after = 0 } = {}): Promise<Mail[]> {
  const jobs: MailJob[] = [];
  const queue = { add: async (_task: unknown, payload: MailJob) => void jobs.push(payload) } as unknown as JobQueue;
  await write(new AccountMails(queue));
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).not.toContain(TOKEN);
  const mails: Mail[] = [];
  const manager = { query: async () => (isUsable ? [{}] : []) } as unknown as EntityManager;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const siteMails = async () => new SiteMails(new SiteSettings({}, () => Promise.resolve(false)), HOME);
  jest.useFakeTimers({ now: Date.now() + after, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    await mailHandler({ manager, mailer, publicUrl: HOME, siteMails, sessionSecret: SECRET, logger: createLogger('silent') }).run(jobs[0], {
      signal: new AbortController().signal,
      isLast: false,
    });
  } finally {
    jest.useRealTimers();
  }
  return mails;
}

async function onlyMail(write: (mails: AccountMails) => Promise<void>): Promise<Mail> {
  const [mail, ...more] = await sent(write);
  if (!mail || more.length > 0) throw new Error('One mail was expected');
  return mail;
}

test.each<[string, (mails: AccountMails) => Promise<void>, string]>([
  ['confirm an address', (mails) => mails.verifyAddress(ANA, LINK), `${HOME}/verify-email#${TOKEN}`],
  ['choose a new password', (mails) => mails.resetPassword(ANA, LINK), `${HOME}/reset-password#${TOKEN}`],
  ['undo a change of password', (mails) => mails.passwordChanged(ANA), `${HOME}/forgot-password`],
  ['see the sign-in methods', (mails) => mails.identityJoined(ANA, 'Google'), `${HOME}/profile`],
])('puts the link to %s into text and HTML', async (_, write, link) => {
  const { to, text, html } = await onlyMail(write);
  expect(to).toBe('ana@example.org');
  expect(text).toContain('Hello Ana Sofía,');
  expect(text.split('\n')).toContain(link);
  expect(html.split(`href="${link}"`)).toHaveLength(3);
});

test.each<[string, (mails: AccountMails) => Promise<void>]>([
  ['to confirm an address', (mails) => mails.verifyAddress(ANA, LINK)],
  ['to choose a new password', (mails) => mails.resetPassword(ANA, LINK)],
  ['about a changed password', (mails) => mails.passwordChanged(ANA)],
])('a mail %s has no unsubscribe link', async (_, write) => {
  const { unsubscribeUrl, text } = await onlyMail(write);
  expect(unsubscribeUrl).toBeUndefined();
  expect(text).not.toContain('mail-preferences');
});

test('writes in the language of the recipient, with the addresses of that language', async () => {
  const german = await onlyMail((mails) => mails.verifyAddress({ ...ANA, language: 'de' }, LINK));
  expect(german.subject).toBe('Bestätige deine E-Mail-Adresse');
  expect(german.text).toContain('Hallo Ana Sofía,');
  expect(german.text).toContain('Er gilt 24 Stunden.');
  expect(german.text.split('\n')).toContain(`${HOME}/de/verify-email#${TOKEN}`);
  const arabic = await onlyMail((mails) => mails.resetPassword({ ...ANA, language: 'ar' }, LINK));
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('30 دقيقة');
});

test.each([null, 'fr'])('writes in the language of the site to a user with the language %s', async (language) => {
  expect((await onlyMail((mails) => mails.accountDeleted({ ...ANA, language }))).subject).toBe('Your account was deleted');
});

test('tells the former address which address replaces it', async () => {
  const { to, text } = await onlyMail((mails) => mails.emailChanged(ANA, 'sofia@example.org'));
  expect(to).toBe('ana@example.org');
  expect(text).toContain('sofia@example.org');
});

test('tells the owner of a deleted account, without a button', async () => {
  const { subject, html } = await onlyMail((mails) => mails.accountDeleted(ANA));
  expect(subject).toBe('Your account was deleted');
  expect(html.match(/href="[^"]+"/g)).toEqual([`href="${HOME}"`]);
});

test.each<[string, (mails: AccountMails, name: string) => Promise<void>]>([
  ['verifyAddress', (mails, name) => mails.verifyAddress({ ...ANA, name }, LINK)],
  ['resetPassword', (mails, name) => mails.resetPassword({ ...ANA, name }, LINK)],
  ['passwordChanged', (mails, name) => mails.passwordChanged({ ...ANA, name })],
  ['emailChanged', (mails, name) => mails.emailChanged({ ...ANA, name }, 'sofia@example.org')],
  ['identityJoined', (mails, name) => mails.identityJoined({ ...ANA, name }, 'Google')],
  ['accountDeleted', (mails, name) => mails.accountDeleted({ ...ANA, name })],
])('%s escapes HTML in a name, and leaves out a name with a URL', async (_, write) => {
  const tagged = await onlyMail((mails) => write(mails, '<img src=x onerror=alert(1)>'));
  expect(tagged.html).not.toContain('<img');
  expect(tagged.text).toContain('Hello <img src=x onerror=alert(1)>,');
  const advertised = await onlyMail((mails) => write(mails, 'Win at https://evil.example'));
  expect(`${advertised.subject}${advertised.text}${advertised.html}`).not.toContain('evil');
});

const DAY = 24 * 3_600_000;
test.each<[string, (mails: AccountMails) => Promise<void>, Parameters<typeof sent>[1], number]>([
  ['a link that was used or has expired', (mails) => mails.resetPassword(ANA, LINK), { isUsable: false }, 0],
  ['a link that still works after days', (mails) => mails.verifyAddress(ANA, LINK), { after: 4 * DAY }, 1],
  ['what happened almost three days ago', (mails) => mails.passwordChanged(ANA), { after: 3 * DAY - 60_000 }, 1],
  ['what happened more than three days ago', (mails) => mails.passwordChanged(ANA), { after: 3 * DAY + 60_000 }, 0],
])('sends only mails that are not outdated: %s', async (_, write, when, count) => {
  expect(await sent(write, when)).toHaveLength(count);
});
