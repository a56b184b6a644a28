import fs from 'node:fs';
import path from 'node:path';
import { buildCity, buildPlace, buildUser, clearGuide } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { exportGuide, filesIn, importGuide } from '../../test/files/packs.js';
import { startServer, type TestServer } from '../../test/server.js';
import { loadAttributes } from '../modules/site/index.js';
import { PackReader, planImport, withPack } from './index.js';

let server: TestServer;
/** Server that imports the packs of `server`. */
let other: TestServer;
const { folder } = workInFolder();
const at = (name: string): string => path.join(folder(), name);
const shipped = new Map<TestServer, object[]>();
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
  for (const one of [server, other]) shipped.set(one, await one.dataSource.query('SELECT * FROM attributes'));
});
beforeEach(async () => {
  for (const one of [server, other]) {
    await clearGuide(one.dataSource);
    await one.dataSource.query('DELETE FROM attributes');
    await one.dataSource.query('INSERT INTO attributes SELECT * FROM json_populate_recordset(null::attributes, $1)', [JSON.stringify(shipped.get(one))]);
    await buildUser(one.dataSource, { role: 'admin' });
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const listOf = async (one: TestServer) => (await loadAttributes(one.dataSource.manager)).all;
const keysOf = async (one: TestServer) => (await listOf(one)).map(({ key }) => key);

const GARDEN = { key: 'beer_garden', names: { en: 'Beer garden', de: 'Biergarten' }, kind: 'yes-no', importNames: ['has_garden'] };
const MOOD = { key: 'mood', names: { en: 'Mood' }, kind: 'several', options: [{ key: 'calm', names: { en: 'Calm' }, synonyms: { en: 'quiet' } }] };

/** Writes a pack by hand. @param attributes value of the field of guide.json; undefined for a pack without it @param values attributes of its place */
function writePack(attributes: unknown, values: object = {}): void {
  fs.mkdirSync(at('pack'), { recursive: true });
  fs.writeFileSync(at('pack/guide.json'), JSON.stringify({ format: 1, name: 'Small', attributes }));
  fs.writeFileSync(
    at('pack/cities.csv'),
    'key,name,state,country,description,latitude,longitude,time_zone\nb,Bern,Bern,Switzerland,A city.,46.9,7.4,Europe/Zurich\n',
  );
  const json = JSON.stringify(values).replaceAll('"', '""');
  fs.writeFileSync(at('pack/places.csv'), `key,city,name,category,description,attributes\nc,b,Castle,historic,A castle.,"${json}"\n`);
}

/** Imports the pack, which must change nothing. @returns the message of the error */
async function refused(mode?: 'add' | 'replace'): Promise<string> {
  const state = async () => [await listOf(other), await other.dataSource.query<object[]>('SELECT id FROM places ORDER BY id')];
  const before = await state();
  const error = await importGuide(other, at('pack'), mode).then(
    () => new Error('It was imported'),
    (reason: unknown) => reason as Error,
  );
  expect(await state()).toEqual(before);
  return error.message;
}

const planOf = (mode?: 'add') =>
  withPack(at('pack'), at('scratch'), async (files) => planImport(other.dataSource.manager, await PackReader.open(files, new Date()), { mode }));

test('attributes are the same after an export, an import into an empty site and another export', async () => {
  await server.dataSource.query(`UPDATE attributes SET deleted_at = now() WHERE key = 'stars'`);
  await server.dataSource.query(`UPDATE attributes SET rank = 99, is_internal = true, names = '{"en":"Food","ar":"طعام"}' WHERE key = 'cuisine'`);
  await server.dataSource.query(`UPDATE attributes SET categories = '{gone}' WHERE key = 'diet'`);
  const city = await buildCity(server.dataSource);
  await buildPlace(server.dataSource, { cityId: city.id, attributes: { cuisine: ['pizza'], stars: 4, wifi: true } });
  await exportGuide(server, at('first'));
  await importGuide(other, at('first'));
  expect(await listOf(other)).toEqual(await listOf(server));
  expect(await keysOf(other)).not.toContain('stars');
  await exportGuide(other, at('second'));
  expect(filesIn(at('second'))).toEqual(filesIn(at('first')));
});

test('a site without attributes is exported and imported as one', async () => {
  await server.dataSource.query('UPDATE attributes SET deleted_at = now()');
  await buildCity(server.dataSource);
  await exportGuide(server, at('first'));
  await importGuide(other, at('first'));
  expect(await keysOf(other)).toEqual([]);
});

test('a pack without attributes leaves those of the site', async () => {
  writePack(undefined, { wifi: false, not_there: 'kept' });
  expect((await planOf()).attributes).toEqual({ all: 0, added: [], changed: [], removed: [] });
  await importGuide(other, at('pack'));
  expect(await listOf(other)).toHaveLength(30);
  expect(await other.dataSource.query('SELECT attributes FROM places')).toEqual([{ attributes: { wifi: false, not_there: 'kept' } }]);
});

test('an import into a filled site adds missing attributes, and keeps those that are there', async () => {
  await buildPlace(other.dataSource, { attributes: { wifi: true } });
  const before = await listOf(other);
  const wifi = before.find(({ key }) => key === 'wifi');
  writePack([{ ...wifi, names: { en: 'Internet' } }, GARDEN, MOOD], { mood: ['calm'], beer_garden: true });
  expect((await planOf()).attributes).toMatchObject({ all: 3, added: ['beer_garden', 'mood'], changed: ['wifi'] });
  expect((await planOf()).attributes.removed).toHaveLength(29);
  await importGuide(other, at('pack'), 'add');
  const after = await listOf(other);
  expect(after.slice(0, -2)).toEqual(before);
  expect(after.at(-2)).toMatchObject({ ...GARDEN, isOnPage: true });
  expect(after.at(-1)).toMatchObject({ key: 'mood', options: [{ key: 'calm', names: { en: 'Calm' }, synonyms: { en: 'quiet' }, isRetired: false }] });
  expect(await planOf('add')).toMatchObject({ attributes: { all: 3, added: [], changed: ['wifi'] } });
});

test('a replacement takes the attributes of the pack, also with another kind, and keeps their ids', async () => {
  await buildPlace(other.dataSource, { attributes: { wifi: true } });
  const idOf = () => other.dataSource.query<object[]>(`SELECT id FROM attributes WHERE key = 'wifi' AND deleted_at IS NULL`);
  const id = await idOf();
  writePack([GARDEN, { key: 'wifi', names: { en: 'Internet' }, kind: 'text' }], { wifi: 'in the garden' });
  await importGuide(other, at('pack'), 'replace');
  expect(await listOf(other)).toMatchObject([GARDEN, { key: 'wifi', kind: 'text' }]);
  expect(await idOf()).toEqual(id);
});

test('the site uses the attributes of an import at once', async () => {
  writePack([GARDEN], { beer_garden: true });
  await importGuide(other, at('pack'));
  const { body } = await other.graphql<{ attributes: { key: string }[] }>('{ attributes { key } }');
  expect(body.data.attributes).toEqual([{ key: 'beer_garden' }]);
});

describe('a pack is refused, and nothing is changed,', () => {
  const option = { key: 'calm', names: { en: 'Calm' } };
  it.each<[string, unknown, string]>([
    ['with an object as attributes', {}, 'guide.json, attributes: the value is not valid'],
    ['with 201 attributes', Array.from({ length: 201 }, (_, n) => ({ ...GARDEN, key: `a${n}`, importNames: [] })), 'guide.json, attributes: '],
    ['with a text as an attribute', ['wifi'], 'guide.json, attributes.0: '],
    ['without a key', [{ ...GARDEN, key: undefined }], 'guide.json, attributes.0.key: '],
    ['with a key that runs', [{ ...GARDEN, key: '__proto__' }], 'guide.json, attributes.0.key: '],
    ['with the key of a field', [GARDEN, { ...MOOD, key: 'phone' }], 'attributes.1.key: phone is a name of the field phone of places or cities'],
    ['with the name of a column', [{ ...GARDEN, importNames: ['addr:street'] }], 'attributes.0.importNames.0: addr:street is a name of the field'],
    ['with a key twice', [GARDEN, { ...GARDEN, importNames: [] }], 'The attribute beer_garden already has the name'],
    [
      'with an import name of another attribute',
      [GARDEN, { ...MOOD, importNames: ['HAS_garden'] }],
      'attributes.0.importNames.0: The attribute mood already has the name',
    ],
    ['with a name twice', [{ ...GARDEN, importNames: ['a', 'a'] }], 'attributes.0.importNames.1: a is in the list twice'],
    ['with an unknown kind', [{ ...GARDEN, kind: 'map' }], 'guide.json, attributes.0.kind: '],
    ['with an unknown field', [{ ...GARDEN, secret: 1 }], 'guide.json, attributes.0.secret: '],
    ['without a name', [{ ...GARDEN, names: {} }], 'guide.json, attributes.0.names'],
    ['with a control character in a name', [{ ...GARDEN, names: { en: 'a\u0000b' } }], 'guide.json, attributes.0.names.en: '],
    ['with an icon that does not exist', [{ ...GARDEN, icon: '<svg onload=alert(1)>' }], 'guide.json, attributes.0.icon: '],
    ['with an option twice', [{ ...MOOD, options: [option, option] }], 'attributes.0.options.1.key: The option calm is in the list twice'],
    ['with 201 options', [{ ...MOOD, options: Array.from({ length: 201 }, (_, n) => ({ ...option, key: `o${n}` })) }], 'guide.json, attributes.0.options'],
    ['without options', [{ ...MOOD, options: [] }], 'attributes.0.options: Please add an option'],
    ['with a unit of a switch', [{ ...GARDEN, unit: 'km' }], 'attributes.0.unit: Only numbers have a unit'],
  ])('%s', async (_what, attributes, message) => {
    writePack(attributes);
    expect(await refused()).toContain(message);
  });

  it('whose place has a value that is not of the kind of its attribute', async () => {
    writePack([GARDEN], { beer_garden: ['yes'] });
    expect(await refused()).toBe('places.csv, line 2: the attribute beer_garden has a value that is not of its kind (yes-no)');
    writePack(undefined, { wifi: 3 });
    expect(await refused()).toBe('places.csv, line 2: the attribute wifi has a value that is not of its kind (yes-no)');
  });

  it('whose place has a script as a link', async () => {
    writePack([{ key: 'plan', names: { en: 'Plan' }, kind: 'link' }], { plan: 'javascript:alert(1)' });
    expect(await refused()).toBe('places.csv, line 2: the attribute plan has a value that is not of its kind (link)');
  });

  it('whose attribute has another kind on a site with places, if a place of the pack has it', async () => {
    await buildPlace(other.dataSource, { attributes: { wifi: true } });
    const wifi = { key: 'wifi', names: { en: 'Wi-Fi' }, kind: 'text' };
    writePack([wifi], { wifi: 'in the garden' });
    expect(await refused('add')).toContain('the attribute wifi has a value that is not of its kind (yes-no)');
    writePack([wifi]);
    await importGuide(other, at('pack'), 'add');
  });

  it('whose new attribute has a name of one of the site', async () => {
    await buildPlace(other.dataSource);
    writePack([{ ...GARDEN, importNames: ['Cuisine'] }]);
    expect(await refused('add')).toContain('attributes.0.importNames.0: The attribute cuisine already has the name Cuisine');
  });

  it('under whose new key places of the site have values of another kind', async () => {
    await buildPlace(other.dataSource, { attributes: { beer_garden: 'large' } });
    writePack([GARDEN]);
    expect(await refused('add')).toContain('attributes.0.kind: Places still have values of another kind under this key');
  });

  it('with more attributes than a site can have', async () => {
    await buildPlace(other.dataSource);
    writePack(Array.from({ length: 171 }, (_, n) => ({ ...GARDEN, key: `a${n}`, importNames: [] })));
    expect(await refused('add')).toContain('There are 200 attributes, which is the most');
  });
});
