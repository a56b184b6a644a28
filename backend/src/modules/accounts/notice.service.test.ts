import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/ids.js';
import { createLogger } from '../../core/logging/logger.js';
import type { Mail } from '../../core/mail/index.js';
import { PictureMaker } from '../../core/pictures/picture-maker.js';
import { createContext } from '../../server/context.js';
import type { User } from '../users/index.js';
import { createAccountParts } from './index.js';
import { NoticeQueue } from './notice.queue.js';

const PUBLIC = 'https://guide.example.org';
const NOTICE = { subject: 'Your review is there', paragraphs: ['Everyone can read it now.'], button: { label: 'Read it', path: '/places/1' } };

let server: TestServer;
let mails: Mail[];
/** Lets the notices of the last request go. */
let deliver: () => Promise<void>;
beforeAll(async () => (server = await startServer()));
beforeEach(() => (mails = []));
afterAll(() => server.stop());

/** A request as the server begins one, with a mailer that keeps what it is to send. */
function request() {
  const { dataSource, store } = server;
  const logger = createLogger('silent');
  const accounts = createAccountParts(dataSource, {
    mailer: { send: async (mail) => void mails.push(mail) },
    logger,
    publicUrl: PUBLIC,
    noticeDelay: 10,
    limitsUse: false,
    apiTokenLimit: 120,
    sessionSecret: 'a secret of this test, longer than 32 bytes',
    signInOptions: { methods: [], minPasswordLength: 6, sendsMail: true },
  });
  const site = { mapTiles: { url: '', attribution: '' }, contact: {}, socialLinks: [], hasGraphiql: true };
  deliver = () => accounts.noticeQueue.flush();
  return createContext(
    {
      dataSource,
      site,
      accounts,
      photos: { store, pictureMaker: new PictureMaker() },
      webhooks: { allowsPrivate: false, post: async () => ({ status: 204, error: null }) },
      logger,
      settled: async () => undefined,
    },
    { requestId: '1', caller: { network: '127.0.0.1', userAgent: '', aside: <T>(wait: () => Promise<T>) => wait() } },
  );
}

/** Tells somebody of something within a transaction. */
async function tell({ id }: Pick<User, 'id'>, stands = async () => true): Promise<void> {
  const context = await request();
  await context.transaction(async () => context.services.notices.send(id, NOTICE, stands));
  await deliver();
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
    context.services.notices.send(id, NOTICE, async () => true);
    await deliver();
    expect(mails).toEqual([]);
  });
  expect(mails).toEqual([]);
  await deliver();
  expect(mails).toHaveLength(1);
});

test('nobody is told of what is no longer so, and a question that fails keeps no other notice from being sent', async () => {
  const user = await buildUser(server.dataSource);
  await tell(user, async () => false);
  await tell(user, () => Promise.reject(new Error('lost')));
  expect(mails).toEqual([]);
  await tell(user);
  expect(mails).toHaveLength(1);
});

test('a notice waits as long as it is told to', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const asked = jest.fn(async () => false);
    const queue = new NoticeQueue({
      manager: server.dataSource.manager,
      mailer: { send: async () => undefined },
      publicUrl: PUBLIC,
      logger: createLogger('silent'),
      noticeDelay: 10,
    });
    queue.add({ userId: newId(), notice: NOTICE, stands: asked });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await queue.flush();
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

test('nobody is told of what was called off', async () => {
  const { id } = await buildUser(server.dataSource);
  const context = await request();
  const failing = context.transaction(async () => {
    context.services.notices.send(id, NOTICE, async () => true);
    throw new Error('called off');
  });
  await expect(failing).rejects.toThrow('called off');
  await tell(await buildUser(server.dataSource));
  expect(mails).toHaveLength(1);
});
