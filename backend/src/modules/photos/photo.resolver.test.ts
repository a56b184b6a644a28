import { EDGES, type Edge } from '../../../test/accounts.js';
import { buildPhoto, buildUser } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';

let server: TestServer;
let uploader: User;
let owner: Record<string, string>;
let keeper: User;
let moderator: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  uploader = await buildUser(server.dataSource);
  owner = await server.signInAs(uploader);
  keeper = await buildUser(server.dataSource, { role: 'moderator' });
  moderator = await server.signInAs(keeper);
  other = await server.signInAs(await buildUser(server.dataSource));
});
afterAll(() => server.stop());

const build = (overrides: Partial<Photo> = {}) => buildPhoto(server.dataSource, { userId: uploader.id, ...overrides });
const row = (id: string) => server.dataSource.getRepository(Photo).findOneByOrFail({ id });
const UNUSABLE = [newId(), 'none', '', 'a\0b', "' OR 1=1 --", 'x'.repeat(5000)];

interface Outcome {
  code: string | undefined;
  message: string | undefined;
  fields?: Record<string, string>;
}

type Data = Record<'approvePhotos' | 'rejectPhotos', { id: string; count: number }> | null;

async function mutate(document: string, variables: object, headers: Record<string, string>): Promise<Outcome & { data: Data }> {
  const { body } = await server.graphql<Data>(document, { ...variables }, { headers });
  const [error] = body.errors ?? [];
  return { code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields, data: body.data };
}

async function remove(edge: Edge, id: string, headers: Record<string, string> = owner): Promise<Outcome> {
  if (edge === 'GraphQL') return mutate('mutation ($id: ID!) { deletePhoto(id: $id) }', { id }, headers);
  const { status, body } = await server.send<ErrorBody>('DELETE', `/api/photos/${encodeURIComponent(id)}`, undefined, headers);
  expect(status === 200 ? body : { message: '' }).toEqual({ message: status === 200 ? 'The photo is deleted.' : '' });
  return { code: body.code, message: body.message };
}

const PHOTO = `{
  id width height createdAt user { id } image { url alt width height thumbHash photoId sources { url width } }
  moderation { status reason isHeld } viewerCan { delete report }
}`;
interface PhotoData {
  id: string;
  moderation: { status: string; reason: string | null; isHeld: boolean } | null;
  viewerCan: { delete: boolean; report: boolean };
}
const approveMany = (ids: string[], headers = moderator) => mutate('mutation ($ids: [ID!]!) { approvePhotos(ids: $ids) { id count } }', { ids }, headers);
const approve = (id: string, headers = moderator) => approveMany([id], headers);
const rejectMany = (ids: string[], reason: string | undefined = 'Somebody can be recognised.', headers = moderator) =>
  mutate('mutation ($ids: [ID!]!, $input: RejectionInput!) { rejectPhotos(ids: $ids, input: $input) { id count } }', { ids, input: { reason } }, headers);
const reject = (id: string, reason?: string, headers = moderator) => rejectMany([id], reason, headers);
async function shown(id: string): Promise<PhotoData> {
  const { body } = await server.graphql<{ photo: PhotoData }>(`query ($id: ID!) { photo(id: $id) ${PHOTO} }`, { id }, { headers: moderator });
  return body.data.photo;
}
const undo = ({ data }: { data: Data }) =>
  servicesOf(server).undoing.undo({ id: keeper.id, role: keeper.role, cityIds: null, sessionId: '' }, (data?.approvePhotos ?? data?.rejectPhotos)?.id ?? '');

describe.each(EDGES)('over %s', (edge) => {
  test('a user deletes an own photo with its files', async () => {
    const photo = await build();
    for (const width of [480, 960, 1600]) await server.store.put(`${photo.fileKey}/${width}.webp`, Buffer.from('x'), 'image/webp');
    expect((await remove(edge, photo.id)).code).toBeUndefined();
    expect((await row(photo.id)).deletedAt).not.toBeNull();
    for (const width of [480, 960, 1600]) {
      for (let tries = 0; tries < 50 && (await server.store.get(`${photo.fileKey}/${width}.webp`).then((file) => file?.stream.destroy())); tries += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      expect(await server.store.get(`${photo.fileKey}/${width}.webp`)).toBeNull();
    }
    expect((await remove(edge, photo.id)).code).toBe('NOT_FOUND');
  });

  test('rejects photos of others, even for moderators, and unknown photos', async () => {
    const { id } = await build();
    const refused = [await remove(edge, id, other), await remove(edge, id, moderator)];
    for (const unusable of UNUSABLE.filter((one) => edge === 'GraphQL' || one !== '')) refused.push(await remove(edge, unusable));
    expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set(['NOT_FOUND Photo not found']));
    expect((await remove(edge, id, {})).code).toBe('UNAUTHENTICATED');
    expect((await row(id)).deletedAt).toBeNull();
  });

  test('one of many concurrent deletions of a photo succeeds', async () => {
    const { id } = await build();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => remove(edge, id)));
    expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual([...Array.from({ length: 7 }, () => 'NOT_FOUND'), 'ok']);
  });

  test('deleting the photo also removes the picture of its owner', async () => {
    const user = await buildUser(server.dataSource);
    const headers = await server.signInAs(user);
    const { id } = await build({ userId: user.id });
    expect((await server.send('PUT', '/api/auth/me/avatar', { photoId: id }, headers)).status).toBe(200);
    expect((await remove(edge, id, headers)).code).toBeUndefined();
    expect((await server.dataSource.getRepository(User).findOneByOrFail({ id: user.id })).avatarUrl).toBeNull();
  });
});

describe('a moderator', () => {
  test('approves a waiting photo, and its owner gets a mail', async () => {
    const { id, fileKey } = await build({ usedAt: new Date() });
    await server.delivered();
    const before = server.mails.length;
    const { code, data } = await approve(id);
    expect(code).toBeUndefined();
    expect(data?.approvePhotos.count).toBe(1);
    expect(await shown(id)).toEqual({
      id,
      width: 1600,
      height: 1200,
      createdAt: expect.any(String) as string,
      user: { id: uploader.id },
      image: {
        url: `/uploads/${fileKey}/960.webp`,
        alt: 'The gate at dawn',
        width: 960,
        height: 720,
        photoId: id,
        thumbHash: expect.any(String) as string,
        sources: [480, 960, 1600].map((width) => ({ url: `/uploads/${fileKey}/${width}.webp`, width })),
      },
      moderation: { status: 'APPROVED', reason: null, isHeld: false },
      viewerCan: { delete: false, report: true },
    });
    expect((await row(id)).status).toBe(ModerationStatus.APPROVED);
    await server.delivered();
    expect(server.mails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([[uploader.email, 'Your photo is published']]);
  });

  test('rejects a photo, and its owner gets a mail with the reason', async () => {
    const { id } = await build();
    await server.delivered();
    const before = server.mails.length;
    const { data } = await reject(id, '  Somebody can be recognised. ');
    expect(data?.rejectPhotos.count).toBe(1);
    expect((await shown(id)).moderation).toEqual({ status: 'REJECTED', reason: 'Somebody can be recognised.', isHeld: false });
    await server.delivered();
    const [mail, ...more] = server.mails.slice(before);
    expect([mail?.to, mail?.subject, more]).toEqual([uploader.email, 'Your photo was not accepted', []]);
    expect(mail?.text).toContain('Somebody can be recognised.');
  });

  test('rejects an approved photo, and approves a rejected one, which clears the reason', async () => {
    const { id } = await build({ status: ModerationStatus.APPROVED });
    expect((await reject(id)).code).toBeUndefined();
    expect((await approve(id)).code).toBeUndefined();
    expect((await shown(id)).moderation).toEqual({ status: 'APPROVED', reason: null, isHeld: false });
  });

  test('cannot repeat a decision', async () => {
    const approved = await build({ status: ModerationStatus.APPROVED });
    const rejected = await build({ status: ModerationStatus.REJECTED, rejectionReason: 'Blurred.' });
    expect(await approve(approved.id)).toMatchObject({ code: 'CONFLICT', message: 'This photo is approved already.' });
    await server.delivered();
    const mails = server.mails.length;
    expect(await reject(rejected.id, 'Another reason')).toMatchObject({ code: 'CONFLICT', message: 'This photo is rejected already.' });
    await server.delivered();
    expect([(await row(rejected.id)).rejectionReason, server.mails.length]).toEqual(['Blurred.', mails]);
  });

  test('succeeds with only one of several concurrent decisions', async () => {
    const { id } = await build();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => approve(id)));
    expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual([...Array.from({ length: 5 }, () => 'CONFLICT'), 'ok']);
  });

  test('decides about many photos, skips those already decided, and undoes all together', async () => {
    const [one, two, refused] = [await build(), await build(), await build({ status: ModerationStatus.REJECTED, rejectionReason: 'Blurred.' })];
    await server.delivered();
    const before = server.mails.length;
    const answer = await rejectMany([one.id, two.id.toUpperCase(), two.id, refused.id, newId(), 'none']);
    expect(answer.data?.rejectPhotos.count).toBe(2);
    await server.delivered();
    expect(server.mails.length).toBe(before + 2);
    const states = async () =>
      Promise.all(
        [one, two, refused].map(async ({ id }) => {
          const { status, rejectionReason } = await row(id);
          return [status, rejectionReason];
        }),
      );
    expect(await states()).toEqual([
      ['rejected', 'Somebody can be recognised.'],
      ['rejected', 'Somebody can be recognised.'],
      ['rejected', 'Blurred.'],
    ]);
    expect(await undo(answer)).toBe(2);
    expect(await states()).toEqual([
      ['pending', null],
      ['pending', null],
      ['rejected', 'Blurred.'],
    ]);
    expect(await rejectMany([refused.id, newId()])).toMatchObject({ code: 'CONFLICT', message: 'These photos are rejected already.' });
    expect(await approveMany([])).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('cannot decide about an unknown or deleted photo', async () => {
    const { id } = await build({ deletedAt: new Date() });
    for (const one of [id, ...UNUSABLE]) {
      expect(await approve(one)).toMatchObject({ code: 'NOT_FOUND', message: 'Photo not found' });
      expect(await reject(one)).toMatchObject({ code: 'NOT_FOUND', message: 'Photo not found' });
    }
  });

  test.each([
    ['', 'Please give a reason'],
    ['  ', 'Please give a reason'],
    ['x'.repeat(501), 'Reason must be at most 500 characters'],
    ['a\0b', 'Reason contains characters that cannot be used'],
  ])('cannot reject a photo with the reason %j', async (reason, sentence) => {
    const { id } = await build();
    expect(await reject(id, reason)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: sentence } });
    expect((await row(id)).status).toBe(ModerationStatus.PENDING);
  });

  test('removes the picture of a user by rejecting its photo, until undo restores it', async () => {
    const user = await buildUser(server.dataSource);
    const { id, fileKey } = await build({ userId: user.id });
    const avatar = async () => (await server.dataSource.getRepository(User).findOneByOrFail({ id: user.id })).avatarUrl;
    await server.send('PUT', '/api/auth/me/avatar', { photoId: id }, await server.signInAs(user));
    const refused = await reject(id);
    expect(await avatar()).toBeNull();
    await undo(refused);
    expect(await avatar()).toBe(`/uploads/${fileKey}/480-1.webp`);
  });

  test.each([
    ['a visitor', () => ({}), 'UNAUTHENTICATED'],
    ['the owner', () => owner, 'FORBIDDEN'],
    ['another user', () => other, 'FORBIDDEN'],
  ])('is required: %s cannot decide', async (_who, headers, code) => {
    const { id } = await build();
    expect([(await approve(id, headers())).code, (await reject(id, 'No.', headers())).code]).toEqual([code, code]);
    expect((await row(id)).status).toBe(ModerationStatus.PENDING);
  });
});

test('sends no mail to a user who turned mails off or deleted the account', async () => {
  await server.delivered();
  const before = server.mails.length;
  for (const overrides of [{ wantsDecisionMails: false }, { isVerified: false }, { deletedAt: new Date() }]) {
    const user = await buildUser(server.dataSource, overrides);
    expect((await reject((await build({ userId: user.id })).id)).code).toBeUndefined();
  }
  await server.delivered();
  expect(server.mails.length).toBe(before);
});
