import { buildCity, buildPlace, buildUser, clearGuide, PLACE_DETAILS } from '../../test/builders.js';
import { askField } from '../../test/ask.js';
import { runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
import { Place } from '../modules/places/index.js';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());
const { write, read } = workInFolder();

/** Runs a command with `--json` and parses its output. */
async function outcome(...args: string[]) {
  const { code, out, err } = await runCommand([...args, '--json'], server.dataSource);
  if (code !== 0 && code !== 3) throw new Error(err);
  return JSON.parse(out || err) as Record<string, unknown>;
}
const place = async (sourceId: string) => {
  const { moreCategories, names, descriptions, attributes, overridden } = await server.dataSource.getRepository(Place).findOneByOrFail({ sourceId });
  return { moreCategories, names, descriptions, attributes, overridden };
};

const HEADER = 'id,name,lat,lon,city,category,more_categories,name:de,Name:zh-Hant,description:de,Cuisine,dogs,stars,diet:vegan,name:x1';
const DE = 'Ein Ort, an dem noch niemand war.';

test('an import reads further categories, texts in languages and attributes', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  write(
    'places.csv',
    HEADER,
    `1,Sample Café,18.5,73.8,Pune,cafe,restaurant; bar;moon,Musterlokal,樣本,"${DE}",Pizza; Thailändisch,ja,4,yes,X`,
    '2,Sample Bar,18.5,73.8,Pune,bar,bar,,,kurz,moon food,,many,no,',
  );
  expect(await outcome('import', 'places.csv')).toMatchObject({
    added: 2,
    rejected: 0,
    leftOut: { moreCategories: 1, 'description:de': 1, cuisine: 1, stars: 1 },
  });
  expect(await place('1')).toEqual({
    moreCategories: ['restaurant', 'bar'],
    names: { de: 'Musterlokal', 'zh-Hant': '樣本' },
    descriptions: { de: DE },
    attributes: { cuisine: ['thai', 'pizza'], diet: ['vegan'], dogs: 'yes', stars: 4 },
    overridden: null,
  });
  expect(await place('2')).toMatchObject({ moreCategories: [], names: {}, descriptions: {}, attributes: {} });
});

test('a further import keeps the attributes and texts that users have changed, and only these', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  write('places.csv', HEADER, `1,Sample Café,18.5,73.8,Pune,cafe,,Musterlokal,樣本,,Pizza,ja,4,,`);
  await outcome('import', 'places.csv');
  const { id, description } = await server.dataSource.getRepository(Place).findOneByOrFail({ sourceId: '1' });
  const input = {
    ...PLACE_DETAILS,
    ...{ name: 'Sample Café', description, category: 'cafe', coordinates: { latitude: 18.5, longitude: 73.8 } },
    ...{ fullAddress: null, pincode: null, phone: null, website: null, priceRange: null, openingHours: null },
    names: [{ language: 'de', text: 'Besser' }],
    attributes: [
      { key: 'cuisine', values: ['thai'] },
      { key: 'stars', values: [] },
      { key: 'wifi', values: ['yes'] },
    ],
  };
  const suggested = await askField<{ id: string }>(
    server,
    'mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) { id } }',
    { id, input },
    admin,
  );
  expect(await askField(server, 'mutation ($id: ID!) { applyPlaceEdit(id: $id) { id } }', { id: suggested.data?.id }, admin)).toMatchObject({
    code: undefined,
  });
  expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 0, kept: 1 });
  await server.dataSource.query(`UPDATE attributes SET is_hidden = true WHERE key = 'operator'`);
  await server.dataSource.query(`UPDATE places SET attributes = attributes || '{"operator": "Hidden"}', imported_at = now() + interval '1 second'`);

  write('places.csv', HEADER, `1,Sample Café,18.5,73.8,Pune,cafe,,Musterhaus,樣品,,Indian,nein,5,yes,`);
  expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 1 });
  const source = { cuisine: ['indian'], diet: ['vegan'], dogs: 'no', stars: 5 };
  expect(await place('1')).toMatchObject({
    names: { de: 'Besser', 'zh-Hant': '樣品' },
    attributes: { cuisine: ['thai'], wifi: true, dogs: 'no', diet: ['vegan'], operator: 'Hidden' },
    overridden: { names: { de: 'Musterhaus', 'zh-Hant': '樣品' }, attributes: source },
  });
  expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 0, kept: 1 });

  await server.dataSource.query(`UPDATE places SET attributes = '${JSON.stringify(source)}'`);
  write('places.csv', HEADER, `1,Sample Café,18.5,73.8,Pune,cafe,,Musterhaus,樣品,,Indian,nein,3,,`);
  expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 1 });
  expect(await place('1')).toMatchObject({ attributes: { cuisine: ['indian'], dogs: 'no', stars: 3 } });
  await server.dataSource.query(`UPDATE attributes SET is_hidden = false WHERE key = 'operator'`);
});

test.each(['csv', 'geojson', 'ndjson'])('an import of an export to %s restores all values', async (format) => {
  const city = await buildCity(server.dataSource, { name: 'Pune' });
  const values = {
    moreCategories: ['restaurant'],
    names: { de: 'Musterlokal', 'zh-Hant': '樣本' },
    descriptions: { es: 'Un lugar donde nadie ha estado.' },
    attributes: { cuisine: ['thai', 'pizza'], wifi: false, stars: 3.5, dogs: 'leashed', brand: '=1; "2"', religion: 'muslim' },
  };
  await buildPlace(server.dataSource, { cityId: city.id, category: 'cafe', name: 'One', ...values });
  await buildPlace(server.dataSource, { cityId: city.id, category: 'bar', name: 'Two' });
  await outcome('export', `one.${format}`);
  await server.dataSource.query('DELETE FROM places');
  expect(await outcome('import', `one.${format}`)).toMatchObject({ added: 2, leftOut: {} });
  expect(await server.dataSource.getRepository(Place).findOneByOrFail({ name: 'One' })).toMatchObject(values);
  await outcome('export', `two.${format}`);
  const ownIds = /^"[0-9a-f-]{36}"|"id":"[^"]+"/gm;
  expect(read(`two.${format}`).replaceAll(ownIds, '')).toBe(read(`one.${format}`).replaceAll(ownIds, ''));
});
