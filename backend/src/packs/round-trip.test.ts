import fs from 'node:fs';
import path from 'node:path';
import { buildCity, buildCityImage, buildPlace, buildPlaceImage, buildReview, buildUser, clearGuide, PLACE_DETAILS } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { exportGuide, filesIn, importGuide } from '../../test/files/packs.js';
import { makePng, photoForm, plain } from '../../test/files/pictures.js';
import { startServer, type TestServer } from '../../test/server.js';
import { saveSettings } from '../../test/settings.js';
import { CityStatus } from '../modules/cities/index.js';
import { PlaceStatus } from '../modules/places/index.js';
import { loadSampleData } from '../sample/index.js';

let server: TestServer;
/** Server that imports the packs of `server`. */
let other: TestServer;
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
});
beforeEach(async () => {
  for (const one of [server, other]) {
    await clearGuide(one.dataSource);
    await one.dataSource.query('DELETE FROM settings; DELETE FROM site_pictures; DELETE FROM import_removals');
    await buildUser(one.dataSource, { role: 'admin' });
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
const { folder } = workInFolder();
const at = (name: string): string => path.join(folder(), name);

async function upload(form: FormData, to: string): Promise<string> {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const response = await fetch(`${server.url}${to}`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(201);
  return ((await response.json()) as { _id: string })._id;
}

/** Fills the guide of `server` with one row of each kind. */
async function fillGuide() {
  const { dataSource } = server;
  const city = await buildCity(dataSource, { name: 'Pune', population: 3_124_458, featured: true });
  await buildCity(dataSource, { name: 'Hidden', status: CityStatus.INACTIVE });
  const { coordinates, ...texts } = PLACE_DETAILS;
  const details = { moreCategories: ['historic', 'park'], names: { de: 'Kaffee „Glück“', ja: '幸運' }, descriptions: { de: 'Ein Café.' } };
  const attributes = { cuisine: ['coffee_shop', 'pizza'], wifi: true, entry_fee: false, time_needed: 30, architect: 'Mira, A.; B.', not_there: 'kept' };
  const place = await buildPlace(dataSource, { ...texts, ...coordinates, ...details, attributes, cityId: city.id, featured: true });
  await buildPlace(dataSource, {
    cityId: city.id,
    name: `'=1+1 "A", B`,
    category: 'unknown-word',
    description: 'Two lines\nof a text, with “quotes” and \\n.',
    status: PlaceStatus.INACTIVE,
  });
  await buildPlace(dataSource, { cityId: city.id, name: 'Waiting', status: PlaceStatus.PENDING });
  await buildPlace(dataSource, { cityId: city.id, name: 'Gone', deletedAt: new Date() });
  await buildReview(dataSource, { placeId: place.id });
  await buildCityImage(dataSource, { cityId: city.id, credit: 'Mira' });
  const photo = await upload(photoForm(await plain(1200, 900).jpeg().toBuffer(), { alt: 'The hall' }), '/api/photos');
  await dataSource.query(`UPDATE photos SET used_at = now(), status = 'approved' WHERE id = $1`, [photo]);
  await buildPlaceImage(dataSource, { placeId: place.id, photoId: photo, url: '', alt: 'The hall', position: 1 });
  const icon = await upload(photoForm(makePng(), { use: 'icon' }, { field: 'picture' }), '/api/admin/site-pictures');
  await saveSettings(server, 'identity', { name: 'Guide of Pune', tagline: { en: 'Hello', de: 'Hallo' }, icon });
  await saveSettings(server, 'home', { startCity: city.id });
  const about = { slug: 'about', title: { en: 'About' }, text: { en: '# We\n\nWrite *us*.', de: 'Wir.' }, place: 'menu' };
  await saveSettings(server, 'pages', { pages: [about] });
  return { city, place };
}

test('a guide is the same after an export, an import into an empty site and another export', async () => {
  const { place } = await fillGuide();
  expect(await exportGuide(server, at('first'))).toEqual({ cities: 2, places: 2, pictures: 2, maps: 0 });
  const files = filesIn(at('first'));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['cities.csv', 'guide.json', 'pages/about.de.md', 'pages/about.en.md', 'pictures.csv', 'places.csv']),
  );
  expect(await importGuide(other, at('first'))).toEqual({ cities: 2, places: 2, pictures: 2, maps: 0, kept: 0 });
  await exportGuide(other, at('second'));
  expect(filesIn(at('second'))).toEqual(files);

  const read = 'SELECT more_categories, names, descriptions, attributes FROM places WHERE id = $1';
  expect(await other.dataSource.query(read, [place.id])).toEqual(await server.dataSource.query(read, [place.id]));
  const { body } = await other.graphql<{ place: { name: string; images: { url: string; alt: string }[] } }>(
    'query ($id: ID!) { place(id: $id) { name images { url alt } } }',
    { id: place.id },
  );
  expect(body.data.place).toMatchObject({ name: place.name, images: [{ alt: 'The hall' }] });
  expect((await fetch(`${other.url}${body.data.place.images[0]?.url ?? ''}`)).headers.get('content-type')).toBe('image/webp');
  expect(fs.readFileSync(at('first/places.csv'), 'utf8')).not.toContain('Waiting');
});

test('the sample data are the same after an export, an import and another export', async () => {
  await loadSampleData(server.dataSource, { now: new Date() });
  const counts = await exportGuide(server, at('first'));
  expect(counts).toMatchObject({ cities: 56 });
  expect(await importGuide(other, at('first'))).toEqual({ ...counts, kept: 0 });
  await exportGuide(other, at('second'));
  expect(filesIn(at('second'))).toEqual(filesIn(at('first')));
});

test('the folder of the sample data is a pack, whose rows have the ids of the sample', async () => {
  const sample = path.join(import.meta.dirname, '../../../guides/sample');
  const { cities, places } = await importGuide(other, sample);
  expect([cities, places]).toEqual([56, 1144]);
  await loadSampleData(server.dataSource, { now: new Date() });
  const ids = (one: TestServer) => one.dataSource.query<{ id: string }[]>('SELECT id FROM cities UNION ALL SELECT id FROM places ORDER BY id');
  expect(await ids(other)).toEqual(await ids(server));
});

test('an import into a filled site adds what is missing and keeps what is there', async () => {
  const { city } = await fillGuide();
  await exportGuide(server, at('first'));
  await buildCity(other.dataSource, { id: city.id, name: 'Poona' });
  await saveSettings(other, 'identity', { name: 'Mine' });
  await expect(importGuide(other, at('first'))).rejects.toThrow('Choose whether to add to them or to replace them');
  expect(await importGuide(other, at('first'), 'add')).toEqual({ cities: 1, places: 2, pictures: 1, maps: 0, kept: 1 });
  expect(await importGuide(other, at('first'), 'add')).toEqual({ cities: 0, places: 0, pictures: 0, maps: 0, kept: 4 });
  const [known] = await other.dataSource.query<{ name: string; places: number }[]>('SELECT name, places_count AS places FROM cities WHERE id = $1', [city.id]);
  expect(known).toEqual({ name: 'Poona', places: 1 });
  const [identity] = await other.dataSource.query<{ name: string }[]>(`SELECT value ->> 'name' AS name FROM settings WHERE name = 'identity'`);
  expect(identity).toEqual({ name: 'Mine' });
});

test('a city of the same source stands for that of the pack', async () => {
  const city = await buildCity(server.dataSource, { source: 'geonames', sourceId: '1259229' });
  await buildPlace(server.dataSource, { cityId: city.id });
  await exportGuide(server, at('first'));
  const known = await buildCity(other.dataSource, { source: 'geonames', sourceId: '1259229' });
  expect(await importGuide(other, at('first'), 'add')).toEqual({ cities: 0, places: 1, pictures: 0, maps: 0, kept: 1 });
  expect(await other.dataSource.query('SELECT city_id FROM places')).toEqual([{ city_id: known.id }]);
});

test('a replacement removes the former guide with its reviews and photos, and takes the settings', async () => {
  await fillGuide();
  await exportGuide(server, at('first'));
  await loadSampleData(other.dataSource, { now: new Date() });
  const own = await buildPlace(other.dataSource, { name: 'Former' });
  await buildReview(other.dataSource, { placeId: own.id });
  await saveSettings(other, 'identity', { name: 'Mine' });
  expect(await importGuide(other, at('first'), 'replace')).toEqual({ cities: 2, places: 2, pictures: 2, maps: 0, kept: 0 });
  await exportGuide(other, at('second'));
  expect(filesIn(at('second'))).toEqual(filesIn(at('first')));
  expect(await other.dataSource.query('SELECT count(*)::integer AS n FROM reviews')).toEqual([{ n: 0 }]);
  expect(await other.dataSource.query(`SELECT count(*)::integer AS n FROM users WHERE email LIKE '%@sample.invalid'`)).toEqual([{ n: 0 }]);
  expect(await importGuide(other, at('first'), 'replace')).toMatchObject({ cities: 2, places: 2, pictures: 2 });
});
