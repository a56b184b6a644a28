import fs from 'node:fs';
import path from 'node:path';
import { buildCity, buildPlace, buildPlaceImage, buildUser, clearGuide } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { exportGuide, filesIn, importGuide, zipOf, zipOfFolders } from '../../test/files/packs.js';
import { makePng, plain } from '../../test/files/pictures.js';
import { startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { keyedId } from './sample-ids.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await buildUser(server.dataSource, { role: 'admin' });
});
afterAll(() => server.stop());
const { folder } = workInFolder();
const at = (name: string): string => path.join(folder(), name);

const CITY = 'key,name,state,country,description,latitude,longitude,time_zone';
const VADUZ = 'vaduz,Vaduz,Oberland,Liechtenstein,The capital of the country.,47.14,9.52,Europe/Vaduz';
const PLACE = 'key,city,name,category,description';
const CASTLE = 'castle,vaduz,Castle,historic,It stands above the town.';
const PACK = { 'guide.json': '{ "format": 1, "name": "Small" }', 'cities.csv': `${CITY}\n${VADUZ}\n`, 'places.csv': `${PLACE}\n${CASTLE}\n` };

/** Returns the table of places with one more column. */
const withPlace = (column: string, value: string): Files => ({ 'places.csv': `${PLACE},${column}\n${CASTLE},"${value.replaceAll('"', '""')}"\n` });

type Files = Parameters<typeof zipOf>[0];

/** Replaces a name in a zip by another one of the same length. */
const renamed = (zip: Buffer, from: string, to: string): Buffer => Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

/** Sets a bit of the flags of all entries in the central directory. */
function encrypted(zip: Buffer): Buffer {
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8);
  return zip;
}

const content = async () =>
  (
    await server.dataSource.query<
      object[]
    >(`SELECT (SELECT count(*) FROM cities) AS c, (SELECT count(*) FROM places) AS p, (SELECT count(*) FROM settings) AS s,
    (SELECT count(*) FROM photos) AS f, (SELECT count(*) FROM categories WHERE deleted_at IS NULL) AS k`)
  )[0];

/** Imports a zip, which must change nothing. @returns the message of the error */
async function refused(zip: Buffer): Promise<string> {
  const before = await content();
  fs.writeFileSync(at('pack.zip'), zip);
  const error = await importGuide(server, at('pack.zip')).then(
    () => new Error('It was imported'),
    (reason: unknown) => reason as Error,
  );
  expect(await content()).toEqual(before);
  expect(fs.readdirSync(at('scratch'))).toEqual([]);
  return error.message;
}

test('a zip of files that are written by hand is imported, also in a folder of its own', async () => {
  fs.writeFileSync(at('pack.zip'), await zipOf(Object.fromEntries(Object.entries(PACK).map(([name, text]) => [`small/${name}`, text]))));
  expect(await importGuide(server, at('pack.zip'))).toEqual({ cities: 1, places: 1, pictures: 0, maps: 0, kept: 0 });
});

test('files that macOS adds to a zip are left out', async () => {
  const added = { '__MACOSX/small/._guide.json': 'x', 'small/.DS_Store': 'x' };
  fs.writeFileSync(at('pack.zip'), await zipOf({ ...Object.fromEntries(Object.entries(PACK).map(([name, text]) => [`small/${name}`, text])), ...added }));
  expect(await importGuide(server, at('pack.zip'))).toMatchObject({ cities: 1, places: 1 });
});

describe('an unsafe zip', () => {
  it.each([
    ['a path that leads out', 'aa/evil.csv', '../evil.csv', 'unsafe name: ../evil.csv'],
    ['an absolute path', 'aaevil.csv', '//evil.csv', 'unsafe name: //evil.csv'],
    ['a drive', 'aaevil.csv', 'C:evil.csv', 'unsafe name: C:evil.csv'],
    ['a backslash', 'aaevil.csv', '..\\vil.csv', 'unsafe name'],
    ['a control character', 'aaevil.csv', 'aa\x01vil.csv', 'unsafe name'],
    ['the same name twice', 'Places.csw', 'places.csv', 'the name places.csv twice'],
    ['names that differ in capital letters', 'Places.csw', 'PLACES.csv', 'the name PLACES.csv twice'],
    ['a file with the name of a folder', 'aaaaaa/x.csv', 'cities.csv/x', 'twice'],
  ])('with %s is refused', async (_what, from, to, message) => {
    expect(await refused(renamed(await zipOf({ ...PACK, [from]: 'x' }), from, to))).toContain(message);
  });

  it('with a symbolic link is refused', async () => {
    expect(await refused(await zipOf({ ...PACK, link: '/etc/passwd' }, 0o120777))).toContain('symbolic link');
  });

  it('that is encrypted is refused', async () => {
    expect(await refused(encrypted(await zipOf(PACK)))).toContain('encrypted');
  });

  it('that unpacks to a thousand times its size is refused', async () => {
    expect(await refused(await zipOf({ ...PACK, 'bomb.csv': Buffer.alloc(20_000_000) }))).toContain('bomb.csv of the zip is compressed too strongly');
  });

  it('with too many folders is refused', async () => {
    expect(await refused(zipOfFolders(200_001))).toContain('more than 200,000 files');
  });

  it('that is damaged is refused', async () => {
    const zip = await zipOf({ ...PACK, 'guide.json': `{ "format": 1, "name": "${'Small '.repeat(10)}" }` });
    for (const damaged of [zip.subarray(0, zip.length - 30), Buffer.concat([zip.subarray(0, 60), Buffer.alloc(9, 0xff), zip.subarray(69)])]) {
      expect(await refused(damaged)).toContain('no zip, or it is damaged');
    }
  });
});

describe('a wrong pack', () => {
  const guide = (fields: object) => JSON.stringify({ format: 1, ...fields });
  const photo = newId();
  const castle = keyedId('Small', 'place', 'castle');
  const picture = `id,place,photo,alt,position,focus_x,focus_y\n${newId()},${castle},${photo},Hall,0,0.5,0.5\n`;
  it.each<[string, Files, string]>([
    ['without guide.json', { 'guide.json': '' }, 'guide.json is no valid JSON'],
    ['with another file as guide.json', { 'guide.json': '[1]' }, 'guide.json is no valid JSON'],
    [
      'of a newer format',
      { 'guide.json': '{ "format": 2, "new": 1 }' },
      'The pack has the format 2, and this version reads formats up to 1. Update the app first.',
    ],
    ['without a format', { 'guide.json': '{}' }, 'guide.json, format: the value is not valid'],
    ['with an unknown field', { 'guide.json': guide({ secret: 1 }) }, 'guide.json, secret'],
    ['with an unknown group', { 'guide.json': guide({ settings: { smtp: {} } }) }, 'guide.json, settings.smtp'],
    ['with a wrong setting', { 'guide.json': guide({ settings: { identity: { accent: 'red' } } }) }, 'guide.json, settings.identity.accent'],
    ['with a setting that does not exist', { 'guide.json': guide({ settings: { identity: { owner: 'x' } } }) }, 'guide.json, settings.identity.owner'],
    ['whose settings name a missing city', { 'guide.json': guide({ settings: { home: { startCity: newId() } } }) }, 'does not exist'],
    ['whose settings name a missing picture', { 'guide.json': guide({ settings: { identity: { logo: newId() } } }) }, 'is missing'],
    ['with a wrong category', { 'guide.json': guide({ categories: [{ slug: 'A b' }] }) }, 'guide.json, categories.0.slug'],
    ['with a word for two categories', { 'guide.json': guide({ categories: [{ slug: 'a' }, { slug: 'b', aliases: ['a'] }] }) }, 'the word a stands for two'],
    ['with an unknown column', { 'cities.csv': `${CITY},motto\n${VADUZ},x\n` }, 'cities.csv, line 1: Unknown column: motto'],
    ['with an empty table', { 'places.csv': '' }, 'places.csv, line 1: Missing column: '],
    ['with a broken line', { 'places.csv': `${PLACE}\n${CASTLE},more\n` }, 'places.csv, line 2: Invalid Record Length'],
    [
      'with coordinates off the map',
      { 'cities.csv': `${CITY}\n${VADUZ.replace('47.14', '147.14')}\n` },
      'cities.csv, line 2: latitude "147.14" is not between -90 and 90',
    ],
    ['with an unknown time zone', { 'cities.csv': `${CITY}\n${VADUZ.replace('Europe/Vaduz', 'Vaduz')}\n` }, 'time_zone "Vaduz" is not a time zone'],
    ['with a place in no city', { 'places.csv': `${PLACE}\n${CASTLE.replace('vaduz', 'bern')}\n` }, 'places.csv, line 2: city "bern" does not exist'],
    ['with an id twice', { 'places.csv': `${PLACE}\n${CASTLE}\n${CASTLE}\n` }, 'places.csv, line 3: id'],
    ['with a script as website', { 'places.csv': `${PLACE},website\n${CASTLE},javascript:alert(1)\n` }, 'website "javascript:alert(1)" cannot be used'],
    ['with a control character', { 'places.csv': `${PLACE}\n${CASTLE.replace('Castle', 'Ca\0stle')}\n` }, 'name "Ca\0stle" cannot be used'],
    ['with too many categories', withPlace('more_categories', 'a;b;c;d;e'), 'Choose at most 4 more categories'],
    ['with a number as a name', withPlace('names', '{"de":5}'), 'names "{"de":5}" cannot be used'],
    ['with a name in no language', withPlace('names', '{"__proto__":"x"}'), 'Write the language as a tag'],
    ['with a control character in a description', withPlace('descriptions', '{"de":"\\u0000"}'), 'the value is not valid'],
    ['with a list as attributes', withPlace('attributes', '["wifi"]'), 'attributes, ["wifi"]: the value is not valid'],
    ['with an attribute of no kind', withPlace('attributes', '{"wifi":{"a":1}}'), 'the value is not valid'],
    ['with an attribute without a value', withPlace('attributes', '{"cuisine":[]}'), 'the value is not valid'],
    ['with a number without end', withPlace('attributes', '{"stars":1e400}'), 'the value is not valid'],
    ['with a number that is too small', withPlace('attributes', '{"stars":1e-7}'), 'the value is not valid'],
    ['with a wrong key', withPlace('attributes', '{"__proto__":true}'), 'the value is not valid'],
    ['without the files of a picture', { 'pictures.csv': picture }, `The picture images/${photo}/ is missing`],
    ['with a broken picture', { 'pictures.csv': picture, [`images/${photo}.jpg`]: 'no picture' }, `The picture images/${photo}.jpg cannot be read`],
    [
      'with a stored picture of another size',
      { 'pictures.csv': picture, [`images/${photo}/960.webp`]: makePng() },
      `The picture images/${photo}/ cannot be read`,
    ],
  ])('%s is refused, and nothing is changed', async (_what, files, message) => {
    expect(await refused(await zipOf({ ...PACK, ...files }))).toContain(message);
  });

  it('without cities.csv is refused', async () => {
    const { 'cities.csv': _cities, ...rest } = PACK;
    expect(await refused(await zipOf(rest))).toContain('This is no pack: it has no file cities.csv');
  });
});

test('a photo in another form is drawn again', async () => {
  const photo = newId();
  const pictures = `id,city,photo,alt,position,focus_x,focus_y\n${newId()},${newId()},${photo},Hall,0,0.5,0.5\n`;
  const [, city = ''] = /,([^,]*),[^,]*,Hall/.exec(pictures) ?? [];
  const cities = `id,name,state,country,description,latitude,longitude,time_zone\n${VADUZ.replace('vaduz', city)}\n`;
  const places = `${PLACE}\n${CASTLE.replace('vaduz', city)}\n`;
  fs.writeFileSync(
    at('pack.zip'),
    await zipOf({
      ...PACK,
      'cities.csv': cities,
      'places.csv': places,
      'pictures.csv': pictures,
      [`images/${photo}.jpg`]: await plain(700, 500).jpeg().toBuffer(),
    }),
  );
  expect(await importGuide(server, at('pack.zip'))).toMatchObject({ pictures: 1 });
  const { images } = (await server.rest<{ images: { url: string }[] }>(`/api/cities/${city}`)).body;
  expect((await fetch(`${server.url}${images[0]?.url ?? ''}`)).status).toBe(200);
});

test('an import that fails at its end leaves no rows and no files', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const { id: placeId } = await buildPlace(server.dataSource, { cityId });
  await buildPlaceImage(server.dataSource, { placeId });
  await exportGuide(server, at('first'));
  await clearGuide(server.dataSource);
  const id = newId();
  fs.appendFileSync(at('first/pictures.csv'), `${newId()},"${cityId}",,"${id}",,"Hall",,0,0.5,0.5\r\n`);
  fs.mkdirSync(at(`first/images`));
  fs.writeFileSync(at(`first/images/${id}.jpg`), await plain(700, 500).jpeg().toBuffer());
  const files = filesIn(at('first'));
  await expect(importGuide(server, at('first'))).rejects.toThrow('Create an admin first');
  expect(await content()).toMatchObject({ c: '0', p: '0', f: '0' });
  expect(filesIn(at('first'))).toEqual(files);
});

/** Writes a zip with a place that has a photo. @returns the id of both */
async function writeWithPhoto(): Promise<string> {
  const id = newId();
  const pictures = `id,place,photo,alt,position,focus_x,focus_y\n${newId()},${id},${id},Hall,0,0.5,0.5\n`;
  const places = `id,city,name,category,description\n${id},vaduz,Castle,historic,It stands above the town.\n`;
  const files = { ...PACK, 'places.csv': places, 'pictures.csv': pictures, [`images/${id}.jpg`]: await plain(700, 500).jpeg().toBuffer() };
  fs.writeFileSync(at('pack.zip'), await zipOf(files));
  return id;
}

test('an import is done although the statistics cannot be updated', async () => {
  const id = await writeWithPhoto();
  const query = server.dataSource.query.bind(server.dataSource);
  const spy = jest.spyOn(server.dataSource, 'query').mockImplementation((sql, values) => {
    if (sql.startsWith('ANALYZE')) return Promise.reject(new Error('The connection was lost'));
    return query(sql, values);
  });
  expect(await importGuide(server, at('pack.zip'), 'add')).toMatchObject({ pictures: 1 });
  spy.mockRestore();
  const { images } = (await server.rest<{ images: { url: string }[] }>(`/api/places/${id}`)).body;
  expect((await fetch(`${server.url}${images[0]?.url ?? ''}`)).status).toBe(200);
});

test('an import that is interrupted changes nothing, and a further attempt imports everything', async () => {
  await writeWithPhoto();
  const stop = new AbortController();
  const stored = () => Object.keys(filesIn(server.dataDir)).length;
  const before = stored();
  const onRows = async (done: number, all: number) => {
    if (done === all) stop.abort();
  };
  await expect(importGuide(server, at('pack.zip'), 'add', { onRows, signal: stop.signal })).rejects.toThrow('aborted');
  expect([await content(), stored()]).toEqual([expect.objectContaining({ c: '0', p: '0', f: '0' }), before]);
  expect(await importGuide(server, at('pack.zip'), 'add')).toEqual({ cities: 1, places: 1, pictures: 1, maps: 0, kept: 0 });
  expect(stored()).toBe(before + 2);
});
