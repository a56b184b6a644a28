import { buildPhoto, buildUser } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import type { User } from '../users/index.js';
import { Photo } from './photo.entity.js';

const { PENDING, APPROVED, REJECTED } = ModerationStatus;

let server: TestServer;
let me: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  me = await buildUser(server.dataSource);
  headers = await server.signInAs(me);
});
afterAll(() => server.stop());

const build = (overrides: Partial<Photo> = {}) => buildPhoto(server.dataSource, { userId: me.id, usedAt: new Date(), ...overrides });
const row = (id: string) => server.dataSource.getRepository(Photo).findOneByOrFail({ id });
const describeIt = (id: string, alt: unknown, as = headers) => server.send<ErrorBody & { alt: string }>('PUT', `/api/photos/${id}`, { alt }, as);

test('changes the description of an own photo', async () => {
  const { id, fileKey } = await build({ usedAt: null });
  const { status, body } = await describeIt(id, '  The gate, in the rain ');
  const url = expect.stringContaining(`/uploads/${fileKey}/960.webp?expires=`) as string;
  expect([status, body]).toEqual([200, expect.objectContaining({ _id: id, url, alt: 'The gate, in the rain' })]);
  expect(await row(id)).toMatchObject({ alt: 'The gate, in the rain', usedAt: null, status: PENDING });
  expect((await describeIt(id, '')).body.alt).toBe('');
});

test.each([
  [APPROVED, PENDING],
  [PENDING, PENDING],
  [REJECTED, REJECTED],
])('a new description of a photo that is %s makes it %s', async (status, after) => {
  const { id, alt } = await build({ status });
  await describeIt(id, ` ${alt}`);
  expect((await row(id)).status).toBe(status);
  await describeIt(id, 'Something else');
  expect((await row(id)).status).toBe(after);
});

test('new descriptions by moderators need no approval', async () => {
  const moderator = await buildUser(server.dataSource, { role: 'moderator' });
  const { id } = await build({ userId: moderator.id, status: APPROVED });
  await describeIt(id, 'Something else', await server.signInAs(moderator));
  expect(await row(id)).toMatchObject({ alt: 'Something else', status: APPROVED });
});

test('rejects photos of others, deleted photos and invalid descriptions', async () => {
  const other = await buildPhoto(server.dataSource);
  for (const id of [other.id, (await build({ deletedAt: new Date() })).id, newId(), 'none']) expect((await describeIt(id, 'Mine')).status).toBe(404);
  const { id } = await build();
  expect((await describeIt(id, 'x'.repeat(201))).body.fields).toEqual({ alt: 'Description must be at most 200 characters' });
  expect((await describeIt(id, 'Mine', {})).status).toBe(401);
  expect([(await row(other.id)).alt, (await row(id)).alt]).toEqual(['The gate at dawn', 'The gate at dawn']);
});

/** Returns a page of the viewer's photos. */
async function mine(page = {}): Promise<{ items: { id: string }[]; total: number }> {
  const query = 'query ($page: PageInput) { viewer { photos(page: $page) { items { id moderation { status reason } viewerCan { delete } } total } } }';
  const { body } = await server.graphql<{ viewer: { photos: { items: { id: string }[]; total: number } } }>(query, { page }, { headers });
  return body.data.viewer.photos;
}

test('lists used photos of the viewer in any status, the newest first', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 1, 1, 0, 0, second));
  const approved = await build({ status: APPROVED, usedAt: at(1) });
  const refused = await build({ status: REJECTED, rejectionReason: 'Blurred.', usedAt: at(3) });
  const pending = await build({ usedAt: at(2) });
  await build({ usedAt: null });
  await build({ deletedAt: new Date() });
  await buildPhoto(server.dataSource, { usedAt: new Date() });
  const avatar = await build({ usedAt: null });
  await server.send('PUT', '/api/auth/me/avatar', { photoId: avatar.id }, headers);
  const shown = ({ id }: Photo, status: string, reason: string | null = null) => ({ id, moderation: { status, reason }, viewerCan: { delete: true } });
  const all = [shown(refused, 'REJECTED', 'Blurred.'), shown(pending, 'PENDING'), shown(approved, 'APPROVED')];
  expect(await mine()).toEqual({ items: all, total: 3 });
  expect(await mine({ number: 2, size: 2 })).toEqual({ items: all.slice(2), total: 3 });
});

test('returns an approved photo to everyone, and a waiting one to its owner only', async () => {
  const ask = async (id: string, as = headers) => {
    const { body } = await server.graphql<{ photo: unknown }>(
      'query ($id: ID!) { photo(id: $id) { id viewerCan { delete report } } }',
      { id },
      { headers: as },
    );
    return body.errors?.[0]?.extensions.code ?? body.data.photo;
  };
  const other = await server.signInAs(await buildUser(server.dataSource));
  const { id } = await build({ status: APPROVED });
  expect(await ask(id)).toEqual({ id, viewerCan: { delete: true, report: false } });
  expect(await ask(id, other)).toEqual({ id, viewerCan: { delete: false, report: true } });
  const { id: pending } = await build();
  expect([await ask(pending), await ask(pending, other)]).toEqual([expect.objectContaining({ id: pending }), 'NOT_FOUND']);
  for (const unknown of [newId(), 'none', (await build({ status: APPROVED, deletedAt: new Date() })).id]) expect(await ask(unknown)).toBe('NOT_FOUND');
});
