import { EDGES, type Edge } from '../../../../test/accounts.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceImage, buildUser, change } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { CityStatus } from '../../cities/index.js';
import { Photo } from '../../photos/index.js';
import type { User } from '../../users/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';
import { PlaceImage } from '../place-image.entity.js';

let server: TestServer;
let place: Place;
let user: User;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  user = await buildUser(server.dataSource);
  headers = await server.signInAs(user);
});
beforeEach(async () => (place = await buildPlace(server.dataSource)));
afterAll(() => server.stop());

const build = (overrides: Partial<Photo> = {}) => buildPhoto(server.dataSource, { userId: user.id, ...overrides });
const buildMany = (n: number) => Promise.all(Array.from({ length: n }, () => build()));
const approve = (photo: Photo) => change(server.dataSource, photo, { status: ModerationStatus.APPROVED });
const rowsOf = (placeId = place.id) => server.dataSource.getRepository(PlaceImage).find({ where: { placeId }, order: { position: 'ASC', id: 'ASC' } });

interface Outcome {
  code: string | undefined;
  fields: Record<string, string> | undefined;
}

async function add(edge: Edge, placeId: string, photoIds: unknown, who = headers): Promise<Outcome> {
  if (edge === 'REST') {
    const { body } = await server.send<ErrorBody>('POST', `/api/places/${encodeURIComponent(placeId)}/photos`, { photoIds }, who);
    return { code: body.code, fields: body.fields };
  }
  const document = 'mutation ($placeId: ID!, $photoIds: [ID!]!) { addPlacePhotos(placeId: $placeId, photoIds: $photoIds) { id } }';
  const extensions = (await server.graphql(document, { placeId, photoIds }, { headers: who })).body.errors?.[0]?.extensions;
  return { code: extensions?.code, fields: extensions?.fields };
}

interface ImageData {
  url: string;
  alt: string;
  credit: string | null;
  isIllustration: boolean;
  width: number | null;
  height: number | null;
  thumbHash: string | null;
  photoId: string | null;
  sources: { url: string; width: number }[];
}
const IMAGES = 'images { url alt credit isIllustration width height thumbHash photoId sources { url width } }';
async function imagesOf(placeId = place.id): Promise<ImageData[]> {
  const { body } = await server.graphql<{ place: { images: ImageData[] } }>(`query ($id: ID!) { place(id: $id) { ${IMAGES} } }`, { id: placeId });
  const rest = await server.rest<{ images: { url: string }[] }>(`/api/places/${placeId}`);
  expect(rest.body.images).toEqual(body.data.place.images.map(({ url }) => ({ url })));
  return body.data.place.images;
}

describe.each(EDGES)('over %s', (edge) => {
  test('a user adds photos after the existing ones; they are public once they are approved', async () => {
    await buildPlaceImage(server.dataSource, { placeId: place.id, position: 3 });
    const [one, two] = [await build(), await build({ alt: '' })];
    expect((await add(edge, place.id, [two.id, one.id])).code).toBeUndefined();
    expect((await rowsOf()).map(({ photoId, position }) => [photoId, position])).toEqual([
      [null, 3],
      [two.id, 4],
      [one.id, 5],
    ]);
    expect((await imagesOf()).map(({ photoId }) => photoId)).toEqual([null]);
    await approve(one);
    await approve(two);
    expect((await imagesOf()).map(({ photoId, alt }) => [photoId, alt])).toEqual([
      [null, 'The main gate'],
      [two.id, 'Photo of Shaniwar Wada'],
      [one.id, 'The gate at dawn'],
    ]);
  });

  test('photos that a moderator adds are public at once', async () => {
    const moderator = await buildUser(server.dataSource, { role: 'moderator' });
    const photo = await build({ userId: moderator.id });
    expect((await add(edge, place.id, [photo.id], await server.signInAs(moderator))).code).toBeUndefined();
    expect((await imagesOf()).map(({ photoId }) => photoId)).toEqual([photo.id]);
  });

  test('accepts at most ten photos per request', async () => {
    const photos = (await buildMany(11)).map(({ id }) => id);
    expect((await add(edge, place.id, photos)).fields).toEqual({ photoIds: 'Please choose 1 to 10 photos, each once' });
    expect((await add(edge, place.id, photos.slice(1))).code).toBeUndefined();
    expect((await rowsOf()).map(({ photoId }) => photoId)).toEqual(photos.slice(1));
  });

  test('accepts photo ids in capital letters', async () => {
    const { id } = await build();
    expect((await add(edge, place.id, [id.toUpperCase()])).code).toBeUndefined();
    expect((await rowsOf()).map(({ photoId }) => photoId)).toEqual([id]);
  });

  test('changes nothing if one of the photos cannot be added', async () => {
    const good = await build();
    const theirs = await buildPhoto(server.dataSource);
    const gone = { photoIds: 'This photo no longer exists. Please add it again.' };
    for (const bad of [theirs, await build({ usedAt: new Date() }), await build({ deletedAt: new Date() }), { id: newId() }]) {
      expect(await add(edge, place.id, [good.id, bad.id])).toEqual({ code: 'BAD_USER_INPUT', fields: gone });
    }
    expect((await add(edge, place.id, [good.id, good.id.toUpperCase()])).fields).toEqual(gone);
    expect((await add(edge, place.id, [good.id, good.id])).fields).toEqual({ photoIds: 'Please choose 1 to 10 photos, each once' });
    expect((await add(edge, place.id, [])).fields).toEqual({ photoIds: 'Please choose 1 to 10 photos, each once' });
    for (const bad of ['none', 'a\0b', '']) expect((await add(edge, place.id, [good.id, bad])).fields).toEqual(gone);
    expect([await rowsOf(), (await server.dataSource.getRepository(Photo).findOneByOrFail({ id: good.id })).usedAt]).toEqual([[], null]);
  });

  test('rejects photos for a place that the user cannot see', async () => {
    const inactive = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
    const hidden = [
      await buildPlace(server.dataSource, { status: PlaceStatus.PENDING }),
      await buildPlace(server.dataSource, { status: PlaceStatus.INACTIVE }),
      await buildPlace(server.dataSource, { deletedAt: new Date() }),
      await buildPlace(server.dataSource, { cityId: inactive.id }),
    ];
    const photo = await build();
    for (const id of [...hidden.map((one) => one.id), newId(), 'none']) {
      expect((await add(edge, id, [photo.id])).code).toBe('NOT_FOUND');
    }
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain((await add(edge, 'a\0b', [photo.id])).code);
    expect((await add(edge, place.id, [photo.id], {})).code).toBe('UNAUTHENTICATED');
    expect((await server.dataSource.getRepository(Photo).findOneByOrFail({ id: photo.id })).usedAt).toBeNull();
  });

  test('adds a photo once in concurrent requests', async () => {
    const { id } = await build();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => add(edge, place.id, [id])));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await rowsOf()).toHaveLength(1);
  });
});

test.each([undefined, null, 7, 'x', {}, [7], [null], [[newId()]]])('REST rejects the photo ids %j', async (photoIds) => {
  expect((await add('REST', place.id, photoIds)).code).toBe('BAD_USER_INPUT');
});

test('REST rejects a request body that is missing or not an object', async () => {
  for (const body of [undefined, [], [1]]) {
    expect((await server.send('POST', `/api/places/${place.id}/photos`, body, headers)).status).toBe(400);
  }
});

test('returns all display data of photos and the known data of other pictures', async () => {
  const [large, small] = [await build(), await build({ width: 700, height: 500 })];
  await add('REST', place.id, [large.id, small.id]);
  await approve(large);
  await approve(small);
  await buildPlaceImage(server.dataSource, { placeId: place.id, position: 9, credit: 'Ravi' });
  const source = (photo: Photo, name: number, width = name) => ({ url: `/uploads/${photo.fileKey}/${name}.webp`, width });
  expect(await imagesOf()).toEqual([
    {
      url: `/uploads/${large.fileKey}/960.webp`,
      alt: 'The gate at dawn',
      credit: null,
      isIllustration: false,
      width: 960,
      height: 720,
      thumbHash: large.thumbHash,
      photoId: large.id,
      sources: [source(large, 480), source(large, 960), source(large, 1600)],
    },
    {
      url: `/uploads/${small.fileKey}/960.webp`,
      alt: 'The gate at dawn',
      credit: null,
      isIllustration: false,
      width: 700,
      height: 500,
      thumbHash: small.thumbHash,
      photoId: small.id,
      sources: [source(small, 480), source(small, 960, 700)],
    },
    {
      url: 'https://photos.example.org/place.jpg',
      alt: 'The main gate',
      credit: 'Ravi',
      isIllustration: false,
      width: null,
      height: null,
      thumbHash: null,
      photoId: null,
      sources: [],
    },
  ]);
});

test('shows illustrations for a place and a city whose photos are pending, rejected or deleted', async () => {
  const photos = [await build(), await build(), await build({ alt: 'gone' })];
  await add(
    'REST',
    place.id,
    photos.map(({ id }) => id),
  );
  await change(server.dataSource, photos[1] as Photo, { status: ModerationStatus.REJECTED });
  await change(server.dataSource, photos[2] as Photo, { status: ModerationStatus.APPROVED, deletedAt: new Date() });
  const drawn = { credit: null, isIllustration: true, width: null, height: null, thumbHash: null, photoId: null, sources: [] };
  expect(await imagesOf()).toEqual([{ ...drawn, url: `/art/places/${place.id}.svg`, alt: 'Illustration of Shaniwar Wada' }]);
  const { body } = await server.graphql<object>(`query ($id: ID!) { city(id: $id) { ${IMAGES} } }`, { id: place.cityId });
  expect(body.data).toEqual({ city: { images: [{ ...drawn, url: `/art/cities/${place.cityId}.svg`, alt: 'Illustration of Pune' }] } });
});

test('shows at most the first fifty pictures of a place', async () => {
  for (let i = 0; i < 52; i += 1) await buildPlaceImage(server.dataSource, { placeId: place.id, position: i, url: `https://photos.example.org/${i}.jpg` });
  const urls = (await imagesOf()).map(({ url }) => url);
  expect([urls.length, urls.at(-1)]).toEqual([50, 'https://photos.example.org/49.jpg']);
});

test('runs as many statements for the pictures of 20 places as for 2', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const addPlaces = async (n: number) => {
    for (let i = 0; i < n; i += 1) {
      const { id: placeId } = await buildPlace(server.dataSource, { cityId });
      const photo = await build({ status: ModerationStatus.APPROVED });
      await buildPlaceImage(server.dataSource, { placeId, photoId: photo.id });
    }
  };
  const count = async (n: number) =>
    (
      await statementsOf(server.dataSource, async () => {
        const { body } = await server.graphql<{ places: { items: { images: ImageData[] }[] } }>(
          `query ($city: ID!) { places(filter: { city: $city }) { items { ${IMAGES} } } }`,
          { city: cityId },
        );
        expect(body.data.places.items.flatMap(({ images }) => images).filter(({ photoId }) => photoId)).toHaveLength(n);
      })
    ).length;
  await addPlaces(2);
  const two = await count(2);
  await addPlaces(18);
  expect(await count(20)).toBe(two);
});
