import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { createLogger } from '../../core/logging/logger.js';
import type { Mail } from '../../core/mail/index.js';
import { PictureMaker } from '../../core/pictures/picture-maker.js';
import { createContext } from '../../server/context.js';
import type { User } from '../users/index.js';
import { createAccountParts } from './index.js';

const PUBLIC = 'https://guide.example.org';
const NOTICE = { subject: 'Your review is there', paragraphs: ['Everyone can read it now.'], button: { label: 'Read it', path: '/places/1' } };

let server: TestServer;
let mails: Mail[];
beforeAll(async () => (server = await startServer()));
beforeEach(() => (mails = []));
afterAll(() => server.stop());

/** A request as the server begins one, with a mailer that keeps what it is to send. */
function request() {
  const { dataSource, store } = server;
  const logger = createLogger('silent');
  const accounts = createAccountParts(dataSource, {
    mailer: { send: async (mail) => void mails.push(mail) }, logger, publicUrl: PUBLIC, limitsUse: false,
    sessionSecret: 'a secret of this test, longer than 32 bytes', signInOptions: { methods: [], minPasswordLength: 6 },
  });
  const site = { mapTiles: { url: '', attribution: '' }, contact: {}, socialLinks: [] };
  return createContext({ dataSource, site, accounts, photos: { store, pictureMaker: new PictureMaker() }, logger }, { requestId: '1', caller: { network: '127.0.0.1', userAgent: '' } });
}

/** Tells somebody of something within a transaction. */
async function tell({ id }: Pick<User, 'id'>): Promise<void> {
  const context = await request();
  await context.transaction(() => context.services.notices.send(id, NOTICE));
}

test('a person is told in their own name, with a button that leads into the guide and a way to have no more of this', async () => {
  const user = await buildUser(server.dataSource, { name: 'Asha Rao' });
  await tell(user);
  expect(mails).toEqual([expect.objectContaining({ to: user.email, subject: 'Your review is there' })]);
  for (const part of ['Asha Rao', 'Everyone can read it now.', `${PUBLIC}/places/1`, `${PUBLIC}/profile`]) expect(mails[0]?.text).toContain(part);
  expect(mails[0]?.html).toContain(`href="${PUBLIC}/places/1"`);
});

test.each<[string, Partial<User>]>([
  ['does not want to know', { wantsDecisionMails: false }],
  ['has not confirmed the address', { isVerified: false }],
  ['has deleted the account', { deletedAt: new Date() }],
])('somebody who %s is told nothing', async (_why, overrides) => {
  await tell(await buildUser(server.dataSource, overrides));
  expect(mails).toEqual([]);
});

test('nobody is told where there is nobody', async () => {
  await tell({ id: '01900000-0000-7000-8000-000000000000' });
  expect(mails).toEqual([]);
});

test('nobody is told before it is in the database', async () => {
  const { id } = await buildUser(server.dataSource);
  const context = await request();
  await context.transaction(async () => {
    await context.services.notices.send(id, NOTICE);
    expect(mails).toEqual([]);
  });
  expect(mails).toHaveLength(1);
});

test('nobody is told of what was called off', async () => {
  const { id } = await buildUser(server.dataSource);
  const context = await request();
  const failing = context.transaction(async () => {
    await context.services.notices.send(id, NOTICE);
    throw new Error('called off');
  });
  await expect(failing).rejects.toThrow('called off');
  await tell(await buildUser(server.dataSource));
  expect(mails).toHaveLength(1);
});
