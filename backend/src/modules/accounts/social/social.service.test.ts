import type { DataSource } from 'typeorm';
import { buildUser } from '../../../../test/builders.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { createDataSource, newId } from '../../../core/db/index.js';
import { Conflict } from '../../../core/errors/index.js';
import { createLogger } from '../../../core/logging/index.js';
import { ENTITIES } from '../../../server/entities.js';
import { createActivityModule } from '../../activities/index.js';
import { worldMap } from '../../../core/tiles/index.js';
import { createSiteModule, SiteSettings } from '../../site/index.js';
import { createStandingModule } from '../../standing/index.js';
import { createUserModule, User } from '../../users/index.js';
import { type AccountModule, createAccountModule, createAccountParts } from '../account.module.js';
import { Session } from '../sessions/index.js';
import { SignInMethod } from '../viewer.type.js';
import { type SocialProfile, type SocialSignIn } from './social.service.js';
import { UserIdentity } from '../user-identity.entity.js';

const JOINED = { mail: 'identityJoined', values: { provider: 'Google' } };
const caller = { network: '192.0.2.7', userAgent: 'Firefox', aside: <T>(wait: () => Promise<T>) => wait() };
let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 4, entities: ENTITIES }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => dataSource.query('DELETE FROM graphile_worker._private_jobs'));

/** Receivers and subjects of the waiting mails. */
const mails = () =>
  dataSource.query<{ to: string; mail: string; values: object; language: string | null }[]>(
    `SELECT payload ->> 'to' AS "to", payload ->> 'mail' AS mail, payload -> 'values' AS values, payload ->> 'language' AS language FROM graphile_worker._private_jobs ORDER BY id`,
  );

/** Runs a function in a transaction, as the resolvers and routes do. */
function within<T>(work: (services: AccountModule) => Promise<T>): Promise<T> {
  const parts = createAccountParts(dataSource, {
    logger: createLogger('silent'),
    publicUrl: 'https://guide.example.org',
    signInOptions: { methods: [SignInMethod.LOCAL], minPasswordLength: 6, sendsMail: true },
    sessionSecret: 'a secret of the tests, longer than 32 bytes',
    noticeDelay: 10,
    limitsUse: false,
    apiTokenLimit: 120,
  });
  const site = createSiteModule(new SiteSettings({}, () => Promise.resolve(false)), { world: worldMap(), hasGraphiql: false });
  return dataSource.transaction((manager) =>
    work(createAccountModule(manager, createActivityModule(manager, createStandingModule(manager, createUserModule(manager))), site, parts)),
  );
}

const profileOf = (overrides: Partial<SocialProfile> = {}): SocialProfile => ({
  provider: 'google',
  providerId: newId(),
  name: 'Mira Iyer',
  email: `${newId()}@example.org`,
  isEmailVerified: true,
  ...overrides,
});

const signIn = (profile: SocialProfile, isLong = false): Promise<SocialSignIn> =>
  within(({ social }) => social.signIn(profile, { caller, isLong, invitation: undefined }));

/** Returns the account of a profile. */
async function accountOf({ provider, providerId }: SocialProfile): Promise<User> {
  const where = { provider, providerId };
  const { user } = await dataSource.getRepository(UserIdentity).findOneOrFail({ where, relations: { user: true } });
  return user;
}

async function arrive(overrides: Partial<SocialProfile>): Promise<User> {
  const profile = profileOf(overrides);
  expect(await signIn(profile)).toMatchObject({ outcome: 'signed-in' });
  return accountOf(profile);
}

test.each([
  ['Mira Iyer', 'Mira Iyer'],
  ['  Mira \t\r\n Iyer ', 'Mira Iyer'],
  ['Mira\u202Eirev', 'Mira irev'],
  ['a\0b', 'a b'],
  ['a\uD800b', 'a b'],
  ['José Ñandú 🎉', 'José Ñandú 🎉'],
  ['<b>Bo</b>', '<b>Bo</b>'],
  ['किरण', 'किरण'],
  ['', 'New member'],
  ['X', 'New member'],
  ['\u2028\u202E', 'New member'],
  [undefined, 'New member'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}🎉`, 'x'.repeat(79)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('the name %j becomes %j', async (name, shown) => {
  expect((await arrive({ name })).name).toBe(shown);
});

test.each([
  ['https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
  ['http://lh3.googleusercontent.com/a', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  ['//evil.example/a', null],
  ['https://', null],
  ['', null],
  [undefined, null],
  [`https://x.example/${'x'.repeat(1000)}`, null],
])('the picture %j is stored as %j', async (avatarUrl, kept) => {
  expect((await arrive({ avatarUrl })).avatarUrl).toBe(kept);
});

test.each([[undefined], [''], ['nobody'], ['a@b'], ['é@example.org'], ['a@example.org\0'], [`${'x'.repeat(255)}@example.org`]])(
  'rejects the e-mail address %j',
  async (email) => {
    expect(await signIn(profileOf({ email }))).toEqual({ outcome: 'refused', reason: 'no-email' });
  },
);

test('asks the user to confirm an address that the provider has not verified', async () => {
  const user = await arrive({ isEmailVerified: false, provider: 'facebook' });
  expect([user.isVerified, user.passwordHash, user.role]).toEqual([false, null, 'user']);
  expect(await mails()).toMatchObject([{ to: user.email, mail: 'verifyAddress' }]);
});

test('finds a known user by provider and id, even with another address', async () => {
  const profile = profileOf();
  const user = await arrive(profile);
  const stranger = await buildUser(dataSource);
  for (const email of [undefined, 'new@example.org', stranger.email]) expect((await arrive({ ...profile, email })).id).toBe(user.id);
  expect((await dataSource.getRepository(User).findOneByOrFail({ id: user.id })).email).toBe(user.email);
});

test('a session with Remember me lasts 30 days', async () => {
  const profile = profileOf();
  await signIn(profile, true);
  const { id: userId } = await accountOf(profile);
  const [session] = await dataSource.getRepository(Session).findBy({ userId });
  expect(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(30);
});

test.each([
  { here: true, there: true, joins: true },
  { here: true, there: false, joins: false },
  { here: false, there: true, joins: false },
  { here: false, there: false, joins: false },
])('connects an account confirmed here ($here) and at the provider ($there): $joins', async ({ here, there, joins }) => {
  const user = await buildUser(dataSource, { isVerified: here });
  const profile = profileOf({ email: user.email.toUpperCase(), isEmailVerified: there, name: 'Other', avatarUrl: 'https://x.example/a' });
  const result = await signIn(profile);
  expect(result).toMatchObject(joins ? { outcome: 'signed-in' } : { outcome: 'refused', reason: 'email-in-use' });
  expect((await mails()).map(({ to, mail, values }) => ({ to, mail, values }))).toEqual(joins ? [{ to: user.email, ...JOINED }] : []);
  expect(await dataSource.getRepository(UserIdentity).countBy({ userId: user.id })).toBe(joins ? 1 : 0);
  expect(await dataSource.getRepository(User).findOneByOrFail({ id: user.id })).toEqual(user);
});

test('connects a second provider only if it has verified the address', async () => {
  const user = await arrive({ provider: 'google' });
  const atFacebook = profileOf({ provider: 'facebook', email: user.email, isEmailVerified: false });
  expect(await signIn(atFacebook)).toEqual({ outcome: 'refused', reason: 'email-in-use' });
  const fromFacebook = await arrive({ provider: 'facebook', isEmailVerified: false });
  expect(await signIn(profileOf({ email: fromFacebook.email }))).toEqual({ outcome: 'refused', reason: 'email-in-use' });
});

test('neither signs in nor connects a suspended user', async () => {
  const suspendedUntil = new Date(Date.now() + 60_000);
  const user = await buildUser(dataSource, { suspendedUntil });
  const profile = profileOf({ email: user.email });
  expect(await signIn(profile)).toEqual({ outcome: 'refused', reason: 'suspended' });
  await dataSource.getRepository(User).update(user.id, { suspendedUntil: null });
  await signIn(profile);
  await dataSource.getRepository(User).update(user.id, { suspendedUntil });
  expect(await signIn(profile)).toEqual({ outcome: 'refused', reason: 'suspended' });
  expect(await mails()).toMatchObject([JOINED]); // from the second sign-in
});

test('rejects the identity of a deleted account', async () => {
  const profile = profileOf();
  const user = await arrive(profile);
  await dataSource.getRepository(User).update(user.id, { deletedAt: new Date(), email: `deleted-${user.id}@invalid` });
  await expect(signIn(profile)).rejects.toThrow(Conflict);
  expect(await dataSource.getRepository(User).countBy({ email: user.email })).toBe(0);
});

test('rejects the slower of concurrent requests with Conflict, and a retry finds the account', async () => {
  const profile = profileOf();
  const attempts = await Promise.allSettled([signIn(profile), signIn(profile), signIn({ ...profile, email: 'another@example.org' })]);
  for (const attempt of attempts) if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(Conflict);
  expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await signIn(profile)).toMatchObject({ outcome: 'signed-in' });
  const { id } = await accountOf(profile);
  const made = await dataSource.getRepository(User).find({ where: [{ email: profile.email }, { email: 'another@example.org' }] });
  expect(made.map((user) => user.id)).toEqual([id]);
});
