import { buildCity, buildCityImage, buildPhoto, buildPlace, buildPlaceImage, buildUser, clearGuide, PLACE_DETAILS } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { beginChange } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import type { User } from '../users/index.js';
import { Photo } from './photo.entity.js';

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  admin = await buildUser(server.dataSource, { role: 'admin' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

const KINDS = ['city', 'place'] as const;
type Kind = (typeof KINDS)[number];
interface Picture {
  id: string | null;
  alt: string;
  subject: string | null;
  url: string;
  photoId: string | null;
  isIllustration: boolean;
  focus: { x: number; y: number };
}
const IMAGES = '{ id alt subject url photoId isIllustration focus { x y } }';

async function build(kind: Kind): Promise<string> {
  return (kind === 'city' ? await buildCity(server.dataSource) : await buildPlace(server.dataSource)).id;
}
const addImage = async (kind: Kind, id: string, overrides: object = {}): Promise<string> =>
  (kind === 'city'
    ? await buildCityImage(server.dataSource, { cityId: id, ...overrides })
    : await buildPlaceImage(server.dataSource, { placeId: id, ...overrides })
  ).id;

async function run(document: string, variables: Record<string, unknown>) {
  const { body } = await server.graphql<Record<string, { images: Picture[]; revision: { version: number } }> | null>(document, variables, { headers });
  const error = body.errors?.[0];
  return { ...Object.values(body.data ?? {})[0], code: error?.extensions.code, fields: error?.extensions.fields };
}
const read = (kind: Kind, id: string) => run(`query ($id: ID!) { ${kind}(id: $id) { images ${IMAGES} revision { version } } }`, { id });

/** Saves the record with other pictures, and otherwise unchanged. */
async function save(kind: Kind, id: string, images: object[], version?: number) {
  const { revision } = await read(kind, id);
  const [row] = await server.dataSource.query<{ city_id: string }[]>(`SELECT * FROM ${kind === 'city' ? 'cities' : 'places'} WHERE id = $1`, [id]);
  const input =
    kind === 'city'
      ? {
          name: 'Pune',
          state: 'Maharashtra',
          country: 'India',
          description: 'A city of hills, students and old forts.',
          population: 3_124_458,
          foundedYear: 1740,
          featured: false,
          status: 'ACTIVE',
          coordinates: { latitude: 18.5204, longitude: 73.8567 },
          timeZone: 'Asia/Kolkata',
        }
      : { ...PLACE_DETAILS, cityId: row?.city_id, featured: false };
  const [call, type] = kind === 'city' ? ['updateCity', 'CityInput'] : ['updatePlace', 'PlaceInput'];
  return run(
    `mutation ($id: ID!, $version: Int!, $input: ${type}!) { ${call}(id: $id, version: $version, input: $input) { images ${IMAGES} revision { version } } }`,
    { id, version: version ?? revision?.version, input: { ...input, images } },
  );
}
const photos = () => server.dataSource.getRepository(Photo);
const written = async (id: string) =>
  server.dataSource.query<{ before: { images: string[] }; after: { images: string[] } }[]>(
    "SELECT before, after FROM activities WHERE target_id = $1 AND after ? 'images' ORDER BY created_at",
    [id],
  );

describe.each(KINDS)('the pictures of a %s', (kind) => {
  let id: string;
  beforeEach(async () => (id = await build(kind)));

  test('name what they show until somebody describes them', async () => {
    const [drawn] = (await read(kind, id)).images ?? [];
    const name = drawn?.subject ?? '';
    expect(drawn).toMatchObject({ alt: `Illustration of ${name}`, subject: expect.stringMatching(/./) as string, isIllustration: true });
    const image = await addImage(kind, id, { alt: '' });
    expect((await read(kind, id)).images).toEqual([expect.objectContaining({ alt: `Photo of ${name}`, subject: name, isIllustration: false })]);
    expect((await save(kind, id, [{ id: image, alt: 'The gate' }])).images).toEqual([expect.objectContaining({ alt: 'The gate', subject: null })]);
  });

  test('are reordered, described, given focal points and removed by an admin', async () => {
    const [a, b, c] = [
      await addImage(kind, id, { alt: 'A', position: 0 }),
      await addImage(kind, id, { alt: 'B', position: 1 }),
      await addImage(kind, id, { alt: 'C', position: 2 }),
    ];
    const saved = await save(kind, id, [
      { id: c, alt: 'C' },
      { id: a.toUpperCase(), alt: ' The gate ', focus: { x: 0.25, y: 1 } },
    ]);
    expect(saved.images).toEqual([
      expect.objectContaining({ id: c, alt: 'C', focus: { x: 0.5, y: 0.5 }, photoId: null, isIllustration: false }),
      expect.objectContaining({ id: a, alt: 'The gate', focus: { x: 0.25, y: 1 } }),
    ]);
    expect((await read(kind, id)).images).toEqual(saved.images);
    expect(saved.images?.some((image) => image.id === b)).toBe(false);
    expect(await written(id)).toEqual([{ before: { images: ['A', 'B', 'C'] }, after: { images: ['C', 'The gate (25 %, 100 %)'] } }]);
  });

  test('include uploaded photos of an admin at once, and are removed with their files', async () => {
    const { id: photoId } = await buildPhoto(server.dataSource, { userId: admin.id, alt: '' });
    const { images = [] } = await save(kind, id, [{ photoId, alt: 'The river' }]);
    expect(images).toEqual([
      {
        id: expect.any(String) as string,
        photoId,
        alt: 'The river',
        subject: null,
        url: expect.stringMatching(/^\/uploads\//) as string,
        isIllustration: false,
        focus: { x: 0.5, y: 0.5 },
      },
    ]);
    expect(await photos().findOneByOrFail({ id: photoId })).toMatchObject({
      status: ModerationStatus.APPROVED,
      alt: 'The river',
      usedAt: expect.any(Date) as Date,
    });
    const { images: left } = await save(kind, id, []);
    expect(left).toEqual([expect.objectContaining({ id: null, isIllustration: true, focus: { x: 0.5, y: 0.5 } })]);
    expect((await photos().findOneByOrFail({ id: photoId })).deletedAt).not.toBeNull();
  });

  test('make a new version of the record only if they change', async () => {
    const image = await addImage(kind, id, { alt: 'A' });
    const first = await save(kind, id, [{ id: image, alt: 'A' }]);
    const version = first.revision?.version ?? 0;
    expect((await save(kind, id, [{ id: image, alt: 'A', focus: { x: 0.5, y: 0.5 } }])).revision?.version).toBe(version);
    expect((await save(kind, id, [{ id: image, alt: 'B' }])).revision?.version).toBe(version + 1);
    expect(await save(kind, id, [], version)).toMatchObject({ code: 'CONFLICT' });
    expect(await written(id)).toHaveLength(1);
  });

  test('are not changed by unknown, foreign or repeated pictures in the input', async () => {
    const mine = await addImage(kind, id, { alt: 'A' });
    const others = await addImage(kind, await build(kind));
    const { id: used } = await buildPhoto(server.dataSource, { userId: admin.id, usedAt: new Date() });
    const { id: foreign } = await buildPhoto(server.dataSource);
    const { id: good } = await buildPhoto(server.dataSource, { userId: admin.id });
    const one = (image: object) => [
      { id: mine, alt: 'B' },
      { alt: 'X', ...image },
    ];
    for (const images of [
      one({ id: others }),
      one({ id: newId() }),
      one({ id: mine }),
      one({}),
      one({ id: mine, photoId: good }),
      [...one({ photoId: good }), { photoId: good, alt: '' }],
    ]) {
      expect((await save(kind, id, images)).fields).toEqual({ [`images.${images.length - 1}`]: 'This picture no longer exists' });
    }
    for (const photoId of [used, foreign, newId()])
      expect((await save(kind, id, one({ photoId }))).fields).toEqual({ images: 'This photo no longer exists. Please add it again.' });
    expect((await save(kind, id, one({ id: 'x' }))).fields).toEqual({ 'images.1.id': 'This picture no longer exists' });
    expect((await save(kind, id, one({ id: others, focus: { x: 1.01, y: 0 } }))).fields).toEqual({
      'images.1.focus.x': 'A focal point lies within the picture: 0 to 1',
    });
    expect((await save(kind, id, one({ id: others, alt: 'x'.repeat(201) }))).fields).toEqual({ 'images.1.alt': 'Description must be at most 200 characters' });
    expect(
      (
        await save(
          kind,
          id,
          Array.from({ length: 51 }, () => ({ id: mine, alt: '' })),
        )
      ).fields,
    ).toEqual({ images: 'At most 50 pictures' });
    expect((await read(kind, id)).images).toEqual([expect.objectContaining({ id: mine, alt: 'A' })]);
    expect((await photos().findOneByOrFail({ id: good })).usedAt).toBeNull();
    expect(await written(id)).toEqual([]);
  });

  test('keep photos that wait for a decision, after the visible ones', async () => {
    const pending = await buildPhoto(server.dataSource, { usedAt: new Date() });
    const waiting = await addImage(kind, id, { photoId: pending.id, position: 0, alt: '' });
    const shown = await addImage(kind, id, { alt: 'A', position: 1 });
    expect((await save(kind, id, [{ id: shown, alt: 'B' }])).images).toEqual([expect.objectContaining({ id: shown })]);
    await photos().update(pending.id, { status: ModerationStatus.APPROVED });
    expect((await read(kind, id)).images?.map((image) => image.id)).toEqual([shown, waiting]);
  });
});

test('keeps a photo that was approved after the admin had read the pictures', async () => {
  const id = await build('place');
  const photo = await buildPhoto(server.dataSource, { usedAt: new Date() });
  await addImage('place', id, { photoId: photo.id, alt: '' });
  const { revision } = await read('place', id);
  await photos().update(photo.id, { status: ModerationStatus.APPROVED });
  await servicesOf(server).decisions.announce({ kind: 'photo', ids: [photo.id], isApproved: true, change: beginChange(admin) });
  expect(await save('place', id, [], revision?.version)).toMatchObject({ code: 'CONFLICT' });
  expect((await read('place', id)).images).toEqual([expect.objectContaining({ photoId: photo.id })]);
});

test('photos of a review have no focal point of their own', async () => {
  const { id } = await buildPhoto(server.dataSource, { userId: admin.id });
  const { body } = await server.graphql<{ photo: { image: Picture } }>(`query ($id: ID!) { photo(id: $id) { image ${IMAGES} } }`, { id }, { headers });
  expect(body.data.photo.image).toMatchObject({ id: null, photoId: id, focus: { x: 0.5, y: 0.5 } });
});
