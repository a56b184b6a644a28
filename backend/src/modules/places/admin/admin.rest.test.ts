import { buildCity, buildPlace, buildUser, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { Place, PlaceStatus } from '../place.entity.js';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

const row = (id: string) => server.dataSource.getRepository(Place).findOneByOrFail({ id });
const decide = (id: string, body: unknown) =>
  server.send<ErrorBody & { status: string; createdBy?: object }>('PUT', `/api/admin/places/${id}/status`, body, headers);

test('an admin lists, filters and pages places with the e-mail addresses of their creators', async () => {
  const ravi = await buildUser(server.dataSource, { name: 'Ravi' });
  const { id, cityId } = await buildPlace(server.dataSource, { name: 'First', createdBy: ravi.id, status: PlaceStatus.PENDING, createdAt: new Date(0) });
  await buildPlace(server.dataSource, { name: 'Second', featured: true });
  const get = async (query: string) => (await server.rest<{ name: string }[]>(`/api/admin/places${query}`, { headers })).body.map(({ name }) => name);
  expect(await get('')).toEqual(['Second', 'First']);
  expect(await get('?status=pending')).toEqual(['First']);
  expect(await get(`?city=${cityId}`)).toEqual(['First']);
  expect(await get('?search=sec&featured=true')).toEqual(['Second']);
  expect(await get('?category=HISTORIC&reported=false&limit=1&page=2')).toEqual(['First']);
  const { body } = await server.rest<object[]>('/api/admin/places?search=first', { headers });
  expect(body).toEqual([
    expect.objectContaining({
      _id: id,
      status: 'pending',
      createdBy: { name: 'Ravi', email: ravi.email },
      city: { _id: cityId, name: 'Pune', state: 'Maharashtra' },
    }),
  ]);
  for (const query of ['?status=asleep', '?reported=1', '?limit=x', '?search=a&search=b']) {
    expect((await server.rest<ErrorBody>(`/api/admin/places${query}`, { headers })).body.code).toBe('BAD_USER_INPUT');
  }
  expect((await server.rest<object>(`/api/places/${id}`, { headers })).text).not.toContain(ravi.email);
});

test('an admin approves and rejects suggestions, with a given or default reason; authors are notified', async () => {
  const { id: createdBy } = await buildUser(server.dataSource);
  const waiting = async () => (await buildPlace(server.dataSource, { status: PlaceStatus.PENDING, createdBy })).id;
  const [first, second, third] = [await waiting(), await waiting(), await waiting()];
  expect(await decide(first, { status: 'active' })).toMatchObject({ status: 200, body: { _id: first, status: 'active', createdBy: { name: 'Asha Rao' } } });
  expect((await decide(second, { status: 'inactive', reason: ' Closed. ' })).body.status).toBe('inactive');
  expect((await decide(third, { status: 'inactive', reason: null })).status).toBe(200);
  expect([(await row(second)).rejectionReason, (await row(third)).rejectionReason]).toEqual(['Closed.', 'It does not meet the guidelines of this site.']);
  await server.delivered();
  expect(server.mails).toHaveLength(3);
});

test('rejects an invalid status', async () => {
  const { id } = await buildPlace(server.dataSource);
  for (const status of ['active', 'inactive'])
    expect(await decide(id, { status })).toMatchObject({ status: 409, body: { message: 'This place is no longer waiting for a decision.' } });
  const { id: waiting } = await buildPlace(server.dataSource, { status: PlaceStatus.PENDING });
  for (const body of [{ status: 'pending' }, { status: 'ACTIVE' }, {}, { status: null }, { status: ['active'] }, [], 'active', undefined]) {
    expect((await decide(waiting, body)).status).toBe(400);
  }
  expect((await decide(waiting, { status: 'inactive', reason: 'x'.repeat(501) })).body.fields).toEqual({ reason: 'Reason must be at most 500 characters' });
  expect((await decide(waiting, { status: 'inactive', reason: '' })).body.fields).toEqual({ reason: 'Please give a reason' });
  for (const which of [newId(), 'x', '%00'])
    expect(await decide(which, { status: 'active' })).toMatchObject({ status: 404, body: { message: 'Place not found' } });
  expect((await row(waiting)).status).toBe(PlaceStatus.PENDING);
});

describe('CSV export', () => {
  const lines = (text: string) => text.split('\r\n').slice(0, -1);

  test('contains every place once and reads the places in portions', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, status)
       SELECT gen_random_uuid(), $1, '=HYPERLINK("http://evil.example","' || n || '")', '@SUM(A1)' || chr(10) || 'More', 'cafe', 'pending' FROM generate_series(1, 2100) n`,
      [cityId],
    );
    let answer: Awaited<ReturnType<typeof server.rest>> | undefined;
    const statements = await statementsOf(server.dataSource, async () => (answer = await server.rest('/api/admin/places.csv', { headers })));
    const [head, ...rows] = lines(answer?.text ?? '');
    expect(head).toMatch(/^id,name,city,category,description,status,/);
    expect(rows).toHaveLength(2100);
    expect(new Set(rows.map((line) => line.slice(0, 38))).size).toBe(2100);
    for (const line of rows)
      expect(line).toMatch(/^"[\w-]{36}","'=HYPERLINK\(""http:\/\/evil\.example"",""\d+""\)","Pune","cafe","'@SUM\(A1\)\nMore","pending",false,,0,,,,/);
    expect(statements.filter((sql) => sql.includes('LIMIT 1000'))).toHaveLength(3);
  });

  test('contains only matching places, with their creators', async () => {
    const asha = await buildUser(server.dataSource, { name: '+Asha' });
    const gone = await buildUser(server.dataSource, { deletedAt: new Date() });
    await buildPlace(server.dataSource, { name: 'One', createdBy: asha.id, ratingCount: 2, ratingAverage: 4.5, phone: '+91 20' });
    await buildPlace(server.dataSource, { name: 'Two', createdBy: gone.id, status: PlaceStatus.INACTIVE });
    await buildPlace(server.dataSource, { name: 'Other', category: 'park' });
    const { text, headers: received } = await server.rest('/api/admin/places.csv?category=historic', { headers });
    const [, one, two, ...more] = lines(text);
    expect(one).toContain(`"active",false,4.5,2,18.5195,73.8553,"Shaniwar Peth, Pune, Maharashtra","411030","'+91 20",,,,"'+Asha","${asha.email}",,`);
    expect(two).toContain('"inactive",false,,0,18.5195,73.8553,"Shaniwar Peth, Pune, Maharashtra","411030",,,,,,,,');
    expect(more).toEqual([]);
    expect([received.get('cache-control'), received.get('content-type')]).toEqual(['no-store', 'text/csv; charset=utf-8']);
  });
});

describe('exports for maps', () => {
  const FORMATS = [
    ['geojson', 'application/geo+json'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
    ['gpx', 'application/gpx+xml'],
  ] as const;
  const get = (path: string) => server.rest<{ features: { id: string; properties: Record<string, unknown> }[] }>(`/api/admin/places.${path}`, { headers });

  test.each(FORMATS)('%s contains the matching places of every status, and no people', async (format, type) => {
    const asha = await buildUser(server.dataSource, { name: 'Asha Unnamed' });
    await buildPlace(server.dataSource, { name: 'One', status: PlaceStatus.PENDING, createdBy: asha.id });
    await buildPlace(server.dataSource, { name: 'Other', category: 'park' });
    const { text, status, headers: received } = await get(`${format}?category=historic`);
    expect([status, received.get('content-type'), received.get('cache-control')]).toEqual([200, type, 'no-store']);
    expect(received.get('content-disposition')).toContain(`places.${format}`);
    expect(text).toContain('One');
    for (const part of ['Other', 'Asha Unnamed', asha.email]) expect(text).not.toContain(part);
  });

  test.each(FORMATS)('%s contains selected places, and refuses wrong parameters', async (format) => {
    const [first, second] = [await buildPlace(server.dataSource, { name: 'First' }), await buildPlace(server.dataSource, { name: 'Second' })];
    const { text } = await get(`${format}?ids=${second.id},${newId()}`);
    expect([text.includes(first.id), text.includes(second.id)]).toEqual([false, true]);
    for (const query of ['?status=asleep', '?reported=1', `?ids=${Array(101).fill(first.id).join(',')}`]) expect((await get(format + query)).status).toBe(400);
    expect((await get(`${format}?search=nothing`)).status).toBe(200);
  });

  test('GeoJSON has the names of columns that imports know, the credits, and the page of each place', async () => {
    const own = await buildPlace(server.dataSource, { name: 'Own', priceRange: '₹₹', pincode: '411030', names: { 'zh-Hant': '自己' } });
    await buildPlace(server.dataSource, { name: 'Imported', source: 'openstreetmap', sourceId: 'node/1' });
    const { body } = await get('geojson');
    expect(body).toMatchObject({ licence: 'ODbL-1.0', attribution: 'OpenStreetMap contributors; CityPins', bbox: [73.8553, 18.5195, 73.8553, 18.5195] });
    const [first, second] = body.features;
    expect(first).toMatchObject({
      id: own.id,
      properties: { name: 'Own', 'name:zh-Hant': '自己', source: 'citypins', source_id: own.id, price_range: '₹₹', pincode: '411030', status: 'active' },
    });
    expect(first?.properties.page_url).toMatch(new RegExp(`^http.*/places/${own.id}$`));
    expect(second?.properties).toMatchObject({ source: 'openstreetmap', source_id: 'node/1', licence: 'ODbL-1.0', attribution: 'OpenStreetMap contributors' });
  });

  test('KML has each place once, in the folder of its category', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, more_categories)
       SELECT gen_random_uuid(), $1, 'Place ' || n, 'A place', CASE WHEN n <= 1100 THEN 'cafe' ELSE 'bar' END, CASE WHEN n = 1 THEN '{bar}'::text[] ELSE '{}' END
       FROM generate_series(1, 1200) n`,
      [cityId],
    );
    const { text } = await get('kml');
    const folders = text.split('<Folder>').slice(1);
    expect(folders.map((part) => [/<name>(.*?)<\/name>/.exec(part)?.[1], part.split('<Placemark>').length - 1])).toEqual([
      ['Bar', 100],
      ['Cafe', 1100],
    ]);
    expect(new Set(text.match(/<Data name="id"><value>[^<]+/g)).size).toBe(1200);
  });
});
