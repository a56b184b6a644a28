import { act, EDGES, type Edge } from '../../../test/accounts.js';
import { buildPhoto, buildUser } from '../../../test/builders.js';
import { photoForm } from '../../../test/files/pictures.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';

let server: TestServer;
let user: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })));
beforeEach(async () => {
  user = await buildUser(server.dataSource, { avatarUrl: 'https://pictures.example.org/asha.png' });
  headers = await server.signInAs(user);
});
afterAll(() => server.stop());

const avatarOf = async (id = user.id) => (await server.dataSource.getRepository(User).findOneByOrFail({ id })).avatarUrl;
const photo = (id: string) => server.dataSource.getRepository(Photo).findOneByOrFail({ id });
const build = (overrides: Partial<Photo> = {}) => buildPhoto(server.dataSource, { userId: user.id, ...overrides });

interface Outcome {
  code: string | undefined;
  fields?: Record<string, string>;
  avatar?: string | null;
}

async function set(edge: Edge, photoId: unknown, who = headers): Promise<Outcome> {
  if (edge === 'REST') {
    const { body } = await server.send<ErrorBody & { user?: { avatar?: string } }>('PUT', '/api/auth/me/avatar', { photoId }, who);
    return { code: body.code, fields: body.fields, avatar: body.user?.avatar };
  }
  const { body } = await server.graphql<{ setAvatar: { avatarUrl: string } } | null>(
    'mutation ($id: ID!) { setAvatar(photoId: $id) { avatarUrl } }',
    { id: photoId },
    { headers: who },
  );
  const extensions = body.errors?.[0]?.extensions;
  return { code: extensions?.code, fields: extensions?.fields, avatar: body.data?.setAvatar.avatarUrl };
}

async function remove(edge: Edge, who = headers): Promise<Outcome> {
  if (edge === 'REST') {
    const { body } = await server.send<ErrorBody & { user?: { avatar?: string } }>('DELETE', '/api/auth/me/avatar', undefined, who);
    return { code: body.code, avatar: body.user?.avatar ?? null };
  }
  const { body } = await server.graphql<{ removeAvatar: { avatarUrl: string | null } } | null>('mutation { removeAvatar { avatarUrl } }', {}, { headers: who });
  return { code: body.errors?.[0]?.extensions.code, avatar: body.data?.removeAvatar.avatarUrl };
}

describe.each(EDGES)('over %s', (edge) => {
  test('shows a new picture at once, and deletes the former one', async () => {
    const [first, second] = [await build(), await build()];
    expect(await set(edge, first.id)).toEqual({ code: undefined, fields: undefined, avatar: `/uploads/${first.fileKey}/480.webp` });
    expect(await photo(first.id)).toMatchObject({ status: ModerationStatus.APPROVED, usedAt: expect.any(Date) as Date, deletedAt: null });
    expect((await set(edge, second.id)).avatar).toBe(`/uploads/${second.fileKey}/480.webp`);
    expect([(await photo(first.id)).deletedAt === null, (await photo(second.id)).deletedAt, await avatarOf()]).toEqual([
      false,
      null,
      `/uploads/${second.fileKey}/480.webp`,
    ]);
  });

  test('removes a picture of any origin, also repeatedly', async () => {
    expect(await remove(edge)).toEqual({ code: undefined, avatar: null });
    const { id } = await build();
    await set(edge, id);
    expect(await remove(edge)).toEqual({ code: undefined, avatar: null });
    expect(await remove(edge)).toEqual({ code: undefined, avatar: null });
    expect([(await photo(id)).deletedAt === null, await avatarOf()]).toEqual([false, null]);
  });

  test('rejects photos of others, used photos and unknown photos', async () => {
    const theirs = await buildPhoto(server.dataSource);
    const unusable = [theirs, await build({ usedAt: new Date() }), await build({ deletedAt: new Date() })].map(({ id }) => id);
    for (const id of [...unusable, newId(), 'none', '', 'a\0b', 'x'.repeat(5000)]) {
      const { code, fields } = await set(edge, id);
      expect([code, fields]).toEqual(['BAD_USER_INPUT', { photoId: 'This photo no longer exists. Please add it again.' }]);
    }
    expect([await avatarOf(), (await photo(theirs.id)).usedAt]).toEqual(['https://pictures.example.org/asha.png', null]);
  });

  test('rejects visitors', async () => {
    const { id } = await build();
    expect([(await set(edge, id, {})).code, (await remove(edge, {})).code]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  test('keeps one of several pictures set at the same time, and deletes the others', async () => {
    const photos = await Promise.all(Array.from({ length: 5 }, () => build()));
    const outcomes = await Promise.all(photos.map(({ id }) => set(edge, id)));
    expect(outcomes.map(({ code }) => code)).toEqual(photos.map(() => undefined));
    const kept = (await Promise.all(photos.map(({ id }) => photo(id)))).filter(({ deletedAt }) => !deletedAt);
    expect(kept.map(({ fileKey }) => `/uploads/${fileKey}/480.webp`)).toEqual([await avatarOf()]);
  });
});

test.each([undefined, null, 7, {}, [newId()]])('REST rejects the photo id %j', async (id) => {
  expect((await set('REST', id)).code).toBe('BAD_USER_INPUT');
});

test('the deletion of the account deletes the picture and unused photos, and keeps used ones', async () => {
  const leaving = await buildUser(server.dataSource, { passwordHash: null });
  const who = await server.signInAs(leaving);
  const [shown, unused, used] = await Promise.all([{}, {}, { usedAt: new Date() }].map((more) => build({ userId: leaving.id, ...more })));
  await set('REST', shown?.id, who);
  const other = await build();
  expect((await act(server, 'REST', 'deleteAccount', {}, who)).code).toBeUndefined();
  const isThere = await Promise.all([shown, unused, used, other].map(async (one) => (await photo(one?.id ?? '')).deletedAt === null));
  expect(isThere).toEqual([false, false, true, true]);
});

test('a change of the picture keeps the session', async () => {
  const { body } = await server.send<{ _id: string }>('POST', '/api/photos', photoForm(), headers);
  const { avatar } = await set('REST', body._id);
  expect(avatar).toMatch(/^\/uploads\//);
  expect((await server.send('GET', '/api/auth/me', undefined, headers)).body).toMatchObject({ user: { avatar } });
  expect((await server.rest(avatar ?? '')).status).toBe(200);
});

describe('the picture of a user with an unconfirmed address', () => {
  const PERSON = 'query ($id: ID!) { person(id: $id) { avatarUrl } }';
  const VIEWER = '{ viewer { avatarUrl } }';
  let stranger: User;
  let own: Record<string, string>;
  let moderator: Record<string, string>;
  let id: string;

  beforeEach(async () => {
    stranger = await buildUser(server.dataSource, { isVerified: false });
    own = await server.signInAs(stranger);
    moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
    const { body } = await server.send<{ _id: string; url: string }>('POST', '/api/photos', photoForm(), own);
    id = body._id;
    expect([(await server.raw(body.url)).status, (await server.raw(body.url.replace(/\?.*/, ''))).status]).toEqual([200, 404]);
    await set('REST', id, own);
  });

  const publicUrl = async () => {
    const [graphql, rest] = await Promise.all([
      server.graphql<{ person: { avatarUrl: string | null } }>(PERSON, { id: stranger.id }, { headers: moderator }),
      server.rest<{ avatar?: string }>(`/api/people/${stranger.id}`),
    ]);
    expect(rest.body.avatar ?? null).toBe(graphql.body.data.person.avatarUrl);
    return rest.body.avatar ?? null;
  };
  const ownUrl = async () => (await server.graphql<{ viewer: { avatarUrl: string | null } }>(VIEWER, {}, { headers: own })).body.data.viewer.avatarUrl ?? '';

  test('is visible only to its owner by a signed URL, until the address is confirmed', async () => {
    expect([await publicUrl(), await avatarOf(stranger.id), (await photo(id)).status]).toEqual([null, null, ModerationStatus.PENDING]);
    const signed = await ownUrl();
    expect(signed).toMatch(/^\/uploads\/[\w-]{24}\/480\.webp\?expires=\d+&signature=[\w-]{43}$/);
    expect((await server.send<{ user: { avatar: string } }>('GET', '/api/auth/me', undefined, own)).body.user.avatar).toBe(signed);
    const file = signed.replace(/\?.*/, '');
    expect([(await server.raw(signed)).status, (await server.raw(file)).status]).toEqual([200, 404]);
    await server.dataSource.getRepository(User).update(stranger.id, { isVerified: true });
    expect([await publicUrl(), await ownUrl(), (await photo(id)).status]).toEqual([file, file, ModerationStatus.APPROVED]);
    expect((await server.raw(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('waits in the queue, where a moderator can publish it without a confirmed address', async () => {
    const QUEUE = '{ moderationQueue(kind: PHOTO, page: { size: 100 }) { items { targetPhoto: photo { id image { url } } place { id } } } }';
    const { body } = await server.graphql<{ moderationQueue: { items: { targetPhoto: { id: string; image: { url: string } } }[] } }>(
      QUEUE,
      {},
      { headers: moderator },
    );
    const item = body.data.moderationQueue.items.find(({ targetPhoto }) => targetPhoto.id === id);
    expect((await server.raw(item?.targetPhoto.image.url ?? '')).status).toBe(200);
    await server.graphql('mutation ($ids: [ID!]!) { approvePhotos(ids: $ids) { id } }', { ids: [id] }, { headers: moderator });
    expect(await publicUrl()).toBe(`/uploads/${(await photo(id)).fileKey}/480.webp`);
  });

  test('is hidden from everyone when it is rejected, even if the address is confirmed later', async () => {
    const signed = await ownUrl();
    const REJECT = 'mutation ($ids: [ID!]!) { rejectPhotos(ids: $ids, input: { reason: "Not a person" }) { id } }';
    await server.graphql(REJECT, { ids: [id] }, { headers: moderator });
    await server.dataSource.getRepository(User).update(stranger.id, { isVerified: true });
    expect([await publicUrl(), await ownUrl(), (await server.raw(signed)).status]).toEqual([null, '', 404]);
  });

  test('is deleted when its owner removes it, and another one can be set', async () => {
    expect((await remove('REST', own)).avatar).toBeNull();
    const next = await build({ userId: stranger.id });
    expect((await set('REST', next.id, own)).avatar).toMatch(/\?expires=/);
    expect([await publicUrl(), (await photo(id)).deletedAt === null, (await photo(next.id)).isAvatar]).toEqual([null, false, true]);
  });
});

test('the picture of a moderator is public at once', async () => {
  const moderator = await buildUser(server.dataSource, { role: 'moderator', isVerified: false });
  const { id, fileKey } = await build({ userId: moderator.id });
  expect((await set('REST', id, await server.signInAs(moderator))).avatar).toBe(`/uploads/${fileKey}/480.webp`);
});
