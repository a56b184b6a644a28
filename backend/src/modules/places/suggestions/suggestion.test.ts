import { buildCity, buildPhoto, buildPlace, buildUser, clearGuide, PLACE_DETAILS } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { type City, CityStatus } from '../../cities/index.js';
import { CATEGORY_PRESETS } from '../../site/index.js';
import type { User } from '../../users/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { PlaceImage } from '../place-image.entity.js';

let server: TestServer;
let city: City;
let person: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  city = await buildCity(server.dataSource);
  person = await buildUser(server.dataSource);
  headers = await server.signInAs(person);
});
afterAll(() => server.stop());

const EDGES = ['GraphQL', 'REST'] as const;
type Edge = (typeof EDGES)[number];
interface Outcome {
  id: string | undefined;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
}

const input = (overrides: object = {}) => ({ ...PLACE_DETAILS, cityId: city.id, ...overrides });

async function suggest(edge: Edge, details: object = input(), as = headers): Promise<Outcome> {
  if (edge === 'REST') {
    const { status, body } = await server.send<Partial<ErrorBody> & { _id?: string }>('POST', '/api/places', details, as);
    expect(status).toBe(body.code ? { BAD_USER_INPUT: 400, UNAUTHENTICATED: 401, NOT_FOUND: 404, CONFLICT: 409 }[body.code] : 201);
    return { id: body._id, code: body.code, message: body.message, fields: body.fields };
  }
  const { body } = await server.graphql<{ suggestPlace: { id: string } } | null>(
    'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }',
    { input: details },
    { headers: as },
  );
  const error = body.errors?.[0];
  return { id: body.data?.suggestPlace.id, code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const rows = () => server.dataSource.getRepository(Place);

describe.each(EDGES)('over %s', (edge) => {
  test('a user suggests a place, which is pending and has them as creator', async () => {
    const { id, code } = await suggest(edge);
    expect(code).toBeUndefined();
    const {
      name,
      description,
      category,
      coordinates: { latitude, longitude },
      fullAddress,
      pincode,
      phone,
      website,
      priceRange,
      openingHours,
    } = PLACE_DETAILS;
    expect(await rows().findOneByOrFail({ id })).toMatchObject({
      name,
      description,
      category,
      latitude,
      longitude,
      fullAddress,
      pincode,
      phone,
      website,
      priceRange,
      openingHours,
      cityId: city.id,
      status: PlaceStatus.PENDING,
      createdBy: person.id,
      featured: false,
      ratingCount: 0,
      source: null,
      version: 1,
    });
  });

  test('accepts a place without the optional fields', async () => {
    const { name, description, category, coordinates } = PLACE_DETAILS;
    const { id } = await suggest(edge, { name, description, category, coordinates, cityId: city.id });
    expect(await rows().findOneByOrFail({ id })).toMatchObject({
      fullAddress: null,
      pincode: null,
      phone: null,
      website: null,
      priceRange: null,
      openingHours: null,
    });
  });

  test.each([
    ['user', PlaceStatus.PENDING],
    ['moderator', PlaceStatus.PENDING],
    ['admin', PlaceStatus.ACTIVE],
  ] as const)('a place that a %s suggests is %s', async (role, status) => {
    const { id } = await suggest(edge, input(), await server.signInAs(await buildUser(server.dataSource, { role })));
    expect(await rows().findOneByOrFail({ id })).toMatchObject({ status });
  });

  test('rejects suggestions of visitors', async () => {
    expect(await suggest(edge, input(), {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await rows().count()).toBe(0);
  });

  test.each<[string, object]>([
    ['name', { name: 'x' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'a\0b' }],
    ['name', { name: 'a\u0007b' }],
    ['name', { name: 'a\ud800b' }],
    ['name', { name: 'two\nlines' }],
    ['description', { description: 'Too short' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['category', { category: 'castle' }],
    ['category', { category: '__proto__' }],
    ['category', { category: '' }],
    ['coordinates.latitude', { coordinates: { latitude: 90.1, longitude: 0 } }],
    ['coordinates.longitude', { coordinates: { latitude: 0, longitude: -180.5 } }],
    ['fullAddress', { fullAddress: 'x'.repeat(301) }],
    ['pincode', { pincode: '1'.repeat(13) }],
    ['pincode', { pincode: '411;004' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '1'.repeat(41) }],
    ['priceRange', { priceRange: '₹₹₹₹' }],
    ['priceRange', { priceRange: '₹$' }],
    ['openingHours', { openingHours: 'whenever' }],
    ['openingHours', { openingHours: 'constructor' }],
    ['openingHours', { openingHours: '('.repeat(500) }],
    ['openingHours', { openingHours: 'x'.repeat(501) }],
    ['cityId', { cityId: 'nowhere' }],
    ['cityId', { cityId: '00000000-0000-7000-8000-000000000000' }],
    ['cityId', { cityId: 'a\0' }],
    ['cityId', { cityId: 'x'.repeat(300) }],
    ['photoIds', { photoIds: ['no-id'] }],
    ['photoIds', { photoIds: ['00000000-0000-7000-8000-000000000000'] }],
    ['photoIds', { photoIds: Array.from({ length: 6 }, (_, i) => `00000000-0000-7000-8000-00000000000${i}`) }],
    ['clientMutationId', { clientMutationId: '' }],
    ['clientMutationId', { clientMutationId: 'two words' }],
    ['clientMutationId', { clientMutationId: 'x'.repeat(201) }],
  ])('rejects a wrong %s: %j', async (field, overrides) => {
    const { code, fields } = await suggest(edge, input(overrides));
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    expect(await rows().count()).toBe(0);
  });

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example.org',
    'ftp://example.org',
    'file:///etc/passwd',
    'https://',
    'https:example.org',
    'https://user:password@example.org',
    'https://a@example.org',
    'https://exam ple.org',
    'https://example.org/\n',
    'https://example.org\u0000',
    'http\t://example.org',
    'example.org',
    'https://localhost',
    'https://example.org:99999',
    '\u0001https://example.org',
    'https://a\\@b.example.org',
    `https://example.org/${'x'.repeat(500)}`,
    'https://exam\tple.org',
  ])('rejects %j as a website', async (website) => {
    const { id, code, fields } = await suggest(edge, input({ website }));
    if (!code) expect((await rows().findOneByOrFail({ id })).website).toBe('https://example.org/');
    else expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['website']]);
  });

  test('stores text that looks like code unchanged', async () => {
    const text = `<img src=x onerror=alert(1)>'; DROP TABLE places; -- {{7*7}} %_\\`;
    const { id } = await suggest(edge, input({ name: text, description: text, fullAddress: text }));
    expect(await rows().findOneByOrFail({ id })).toMatchObject({ name: text, description: text, fullAddress: text });
  });

  test('rejects a place in a hidden city', async () => {
    for (const hidden of [{ status: CityStatus.INACTIVE }, { deletedAt: new Date() }]) {
      const { id: cityId } = await buildCity(server.dataSource, hidden);
      expect(await suggest(edge, input({ cityId }))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cityId: 'Please choose one of the cities' } });
    }
  });

  test('requests with the same idempotency key suggest the place once', async () => {
    const attempt = input({ clientMutationId: 'attempt-1' });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => suggest(edge, attempt)));
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    expect(outcomes.every(({ id }) => id)).toBe(true);
    expect(await rows().count()).toBe(1);
    expect(await suggest(edge, { ...attempt, name: 'Another' })).toMatchObject({ code: 'CONFLICT' });
    const other = await server.signInAs(await buildUser(server.dataSource));
    expect((await suggest(edge, attempt, other)).id).not.toBe(outcomes[0]?.id);
    expect(await rows().count()).toBe(2);
  });

  test('a user has at most 20 pending suggestions, also with concurrent requests', async () => {
    for (let i = 0; i < 18; i++) await buildPlace(server.dataSource, { cityId: city.id, status: PlaceStatus.PENDING, createdBy: person.id });
    await buildPlace(server.dataSource, { cityId: city.id, status: PlaceStatus.ACTIVE, createdBy: person.id });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => suggest(edge)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', undefined, undefined]);
    expect(outcomes.find(({ code }) => code)?.message).toMatch(/^20 of your suggestions wait for approval/);
    expect(await rows().countBy({ createdBy: person.id, status: PlaceStatus.PENDING })).toBe(20);
  });

  test("adds the photos in their order, each once, and only the user's own", async () => {
    const photo = (overrides = {}) => buildPhoto(server.dataSource, { userId: person.id, usedAt: null, status: ModerationStatus.PENDING, ...overrides });
    const [first, second] = [await photo({ alt: 'Inside' }), await photo({ alt: 'Outside' })];
    const { id } = await suggest(edge, input({ photoIds: [second.id, first.id] }));
    const images = await server.dataSource.getRepository(PlaceImage).find({ where: { placeId: id }, order: { position: 'ASC' } });
    expect(images.map(({ photoId, url, alt }) => [photoId, url, alt])).toEqual([
      [second.id, `/uploads/${second.fileKey}/960.webp`, 'Outside'],
      [first.id, `/uploads/${first.fileKey}/960.webp`, 'Inside'],
    ]);
    const { id: strange } = await buildPhoto(server.dataSource, { usedAt: null });
    for (const photoIds of [[first.id], [strange], [(await photo({ deletedAt: new Date() })).id]]) {
      expect(await suggest(edge, input({ photoIds }))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { photoIds: expect.any(String) as string } });
    }
    expect(await rows().count()).toBe(1);
  });

  test('ignores all input fields except the details', async () => {
    const extras = {
      id: city.id,
      _id: city.id,
      status: 'active',
      featured: true,
      createdBy: 'x',
      ratingCount: 9,
      ranking: 5,
      source: 'sample',
      version: 7,
      rejectionReason: 'x',
    };
    const { id, code } = await suggest(edge, input(extras));
    if (edge === 'GraphQL') expect(code).toBe('BAD_USER_INPUT');
    else {
      expect(await rows().findOneByOrFail({ id })).toMatchObject({
        status: PlaceStatus.PENDING,
        featured: false,
        createdBy: person.id,
        ratingCount: 0,
        ranking: 0,
        source: null,
        version: 1,
        rejectionReason: null,
      });
      expect(id).not.toBe(city.id);
    }
  });
});

test.each<[string, unknown]>([
  ['coordinates', undefined],
  ['coordinates', null],
  ['coordinates.latitude', 'here'],
  ['coordinates.latitude', 7],
  ['coordinates.latitude', []],
  ['coordinates.latitude', [{ latitude: 1, longitude: 1 }]],
  ['coordinates.latitude', {}],
  ['coordinates.latitude', { latitude: '18.5', longitude: 73 }],
  ['coordinates.longitude', { latitude: 18.5, longitude: null }],
])('REST rejects a wrong %s: %j', async (field, coordinates) => {
  const { code, fields } = await suggest('REST', input({ coordinates }));
  expect([code, Object.keys(fields ?? {})[0]]).toEqual(['BAD_USER_INPUT', field]);
});

test.each<[string, object]>([
  ['name', { name: 7 }],
  ['name', { name: null }],
  ['photoIds', { photoIds: 'x' }],
  ['photoIds', { photoIds: [7] }],
  ['cityId', { cityId: {} }],
  ['website', { website: { href: 'x' } }],
  ['clientMutationId', { clientMutationId: 7 }],
])('REST rejects a wrong type of %s: %j', async (field, overrides) => {
  expect(Object.keys((await suggest('REST', input(overrides))).fields ?? {})).toEqual([field]);
});

test('REST reads the idempotency key from a header', async () => {
  const post = (key: string, body: object = input()) =>
    server.send<{ _id?: string; code?: string }>('POST', '/api/places', body, { ...headers, 'Idempotency-Key': key });
  const { status, body } = await post('k-1');
  expect(status).toBe(201);
  expect((await post('k-1')).body._id).toBe(body._id);
  expect((await post('k-1', input({ name: 'Another' }))).status).toBe(409);
  expect((await post('x'.repeat(201))).body.code).toBe('BAD_USER_INPUT');
  expect(await rows().count()).toBe(1);
});

test('REST returns the place in its public representation', async () => {
  const { body } = await server.send('POST', '/api/places', input(), headers);
  expect(body).toMatchObject({
    name: 'Cafe Goodluck',
    status: 'pending',
    city: { _id: city.id, name: 'Pune', state: 'Maharashtra' },
    coordinates: PLACE_DETAILS.coordinates,
    createdBy: { name: person.name },
    rating: { average: 0, count: 0 },
  });
});

test('placeKinds lists the categories of the site, not other words of places', async () => {
  await buildPlace(server.dataSource, { cityId: city.id, category: 'dhaba' });
  await buildPlace(server.dataSource, { cityId: city.id, category: 'secret', status: PlaceStatus.PENDING });
  const { body } = await server.graphql<{ placeKinds: string[] }>('{ placeKinds }');
  expect(body.data.placeKinds).toEqual([...CATEGORY_PRESETS].sort());
  expect((await suggest('GraphQL', input({ category: 'Dhaba' }))).code).toBe('BAD_USER_INPUT');
});
