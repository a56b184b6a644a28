import { mailTokenOf } from '../../../../test/accounts.js';
import { buildPlace, buildReview, buildUser, change } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { servicesOf } from '../../../../test/services.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { ActivityTarget } from '../../activities/index.js';
import type { User } from '../../users/index.js';

const PUBLIC = 'https://guide.example.org';
const NOTICE = { mail: 'reviewApproved', values: { place: 'Old Fort' }, path: '/places/1' } as const;

type Review = Awaited<ReturnType<typeof buildReview>>;

let server: TestServer;
let review: Review;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: PUBLIC } });
  review = await buildReview(server.dataSource);
});
beforeEach(() => (server.mails.length = 0));
afterAll(() => server.stop());

const noticeTo = ({ id: userId }: Pick<User, 'id'>, about = review) => ({
  userId,
  notice: NOTICE,
  decided: { changeId: newId(), kind: ActivityTarget.REVIEW, id: about.id, status: 'approved' },
});

/** Sends a notice about a review to a user, and runs the due jobs. */
async function tell(user: Pick<User, 'id'>, about = review): Promise<void> {
  await servicesOf(server).notices.send([noticeTo(user, about)]);
  await server.delivered();
}

test('greets a user by name, with a button that opens the site', async () => {
  const user = await buildUser(server.dataSource, { name: 'Asha Rao' });
  await tell(user);
  expect(server.mails).toEqual([expect.objectContaining({ to: user.email, subject: 'Your review of Old Fort is published' })]);
  const [mail] = server.mails;
  for (const part of ['Asha Rao', 'Everyone can read your review', `${PUBLIC}/places/1`]) expect(mail?.text).toContain(part);
  expect(mail?.html).toContain(`href="${PUBLIC}/places/1"`);
});

test('contains the link to the mail preferences in text, HTML and the header for one-click unsubscribe', async () => {
  const user = await buildUser(server.dataSource, { name: 'Asha Rao' });
  await tell(user);
  const token = mailTokenOf(user);
  const [mail] = server.mails;
  expect(mail?.unsubscribeUrl).toBe(`${PUBLIC}/api/mail-preferences/${token}`);
  expect(mail?.text.split('\n')).toContain(`${PUBLIC}/mail-preferences#${token}`);
  expect(mail?.html).toContain(`<a href="${PUBLIC}/mail-preferences#${token}"`);
});

test('writes to a user in their language, with the addresses of that language', async () => {
  const user = await buildUser(server.dataSource, { name: 'Asha Rao', language: 'es' });
  await tell(user);
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Tu reseña de Old Fort está publicada');
  const lines = mail?.text.split('\n');
  expect(lines).toEqual(expect.arrayContaining([`${PUBLIC}/es/places/1`, `${PUBLIC}/es/mail-preferences#${mailTokenOf(user)}`]));
});

test.each([
  ['es', 'Tu reseña de Fuerte Viejo está publicada'],
  ['de', 'Old Fort'],
])('names the place in the language of the user: %s', async (language, subject) => {
  const { id } = await buildPlace(server.dataSource, { name: 'Old Fort', names: { es: 'Fuerte Viejo' } });
  const user = await buildUser(server.dataSource, { language });
  await servicesOf(server).notices.send([{ ...noticeTo(user), notice: { ...NOTICE, placeId: id } }]);
  await server.delivered();
  expect(server.mails.map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)]);
});

test.each<[string, Partial<User>]>([
  ['has turned these mails off', { wantsDecisionMails: false }],
  ['has not confirmed the address', { isVerified: false }],
  ['has deleted the account', { deletedAt: new Date() }],
])('sends nothing to a user who %s', async (_why, overrides) => {
  await tell(await buildUser(server.dataSource, overrides));
  expect(server.mails).toEqual([]);
});

test('sends nothing if the user does not exist', async () => {
  await tell({ id: '01900000-0000-7000-8000-000000000000' });
  expect(server.mails).toEqual([]);
});

test('sends nothing before the decision is committed, and nothing after a rollback', async () => {
  const user = await buildUser(server.dataSource);
  await server.dataSource.transaction(async (manager) => {
    await servicesOf(server, manager).notices.send([noticeTo(user)]);
    await server.delivered();
    expect(server.mails).toEqual([]);
  });
  expect(server.mails).toEqual([]);
  await server.delivered();
  expect(server.mails).toHaveLength(1);
  const failing = server.dataSource.transaction(async (manager) => {
    await servicesOf(server, manager).notices.send([noticeTo(user)]);
    throw new Error('called off');
  });
  await expect(failing).rejects.toThrow('called off');
  await server.delivered();
  expect(server.mails).toHaveLength(1);
});

test.each<[string, Partial<Review>]>([
  ['has another status by now', { status: ModerationStatus.REJECTED }],
  ['was deleted', { deletedAt: new Date() }],
])('sends nothing about a review that %s', async (_why, changes) => {
  const gone = await buildReview(server.dataSource);
  await change(server.dataSource, gone, changes);
  await tell(await buildUser(server.dataSource), gone);
  expect(server.mails).toEqual([]);
});

test('delays a notice as long as the decision can be undone', async () => {
  const user = await buildUser(server.dataSource);
  const { notices } = servicesOf(server, server.dataSource.manager, { MAIL_DECISION_DELAY: '25' });
  await notices.send([noticeTo(user), noticeTo(user)]);
  const jobs = await server.dataSource.query<{ wait: number }[]>(
    `SELECT round(extract(epoch FROM run_at - created_at))::integer AS wait FROM graphile_worker.jobs WHERE task_identifier = 'notice'`,
  );
  expect(jobs).toEqual([{ wait: 25 }, { wait: 25 }]);
  await server.delivered();
});
