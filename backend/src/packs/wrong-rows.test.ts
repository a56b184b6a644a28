import fs from 'node:fs';
import path from 'node:path';
import { buildUser, clearGuide } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { importGuide } from '../../test/files/packs.js';
import { plain } from '../../test/files/pictures.js';
import { startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { InvalidInput } from '../core/errors/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await buildUser(server.dataSource, { role: 'admin' });
});
afterAll(() => server.stop());
const { folder } = workInFolder();

const cityId = newId();
const photo = newId();
const TOWN = `id,name,state,country,description,latitude,longitude,time_zone\n${cityId},Bern,Bern,Switzerland,The capital.,46.95,7.44,Europe/Zurich\n`;
const HEADER = 'key,city,name,category,description';
const ROW = `clock,${cityId},Clock,historic,It has stood here for long.`;
const PICTURES = 'id,city,photo,url,alt,position,focus_x,focus_y';

/** Writes a pack with a city, a place and these files as a folder, and imports it. */
function importWith(files: Record<string, string | Buffer>, onRows = async (_done: number): Promise<void> => undefined) {
  const pack = path.join(folder(), 'pack');
  fs.mkdirSync(path.join(pack, 'images'), { recursive: true });
  const all = { 'guide.json': '{ "format": 1 }', 'cities.csv': TOWN, 'places.csv': `${HEADER}\n${ROW}\n`, ...files };
  for (const [name, content] of Object.entries(all)) fs.writeFileSync(path.join(pack, name), content);
  return importGuide(server, pack, undefined, { onRows });
}
const place = (column: string, value: string) => ({ 'places.csv': `${HEADER},${column}\n${ROW},${value}\n` });
const picture = (...rows: string[]) => ({ 'pictures.csv': [PICTURES, ...rows.map((row) => `${newId()},${row},Hall,0,0.5,0.5`), ''].join('\n') });

test.each<[string, Record<string, string | Buffer>, string]>([
  ['an age that is no date', place('age', '1e300'), 'age "1e300" is not between'],
  ['an age before the calendar', place('age', '99999999'), 'age "99999999" is not between'],
  ['a day that does not exist', place('created_at', '2015-02-30T00:00:00Z'), 'created_at "2015-02-30T00:00:00Z" is not a time'],
  ['the year 0', place('created_at', '0000-01-01T00:00:00Z'), 'is not a time'],
  ['NUL as source', place('source', '\0'), 'source "\0" cannot be used'],
  ['NUL in a key', { 'places.csv': `${HEADER}\n${ROW.replace('clock', 'a\0b')}\n` }, 'key "a\0b" cannot be used'],
  ['a key that no index can have', { 'places.csv': `${HEADER}\n${ROW.replace('clock', 'k'.repeat(5000))}\n` }, 'at most 200 characters'],
  ['NUL in values of the source', place('overridden', '"{""name"":""\\u0000""}"'), 'overridden'],
  ['a name of blanks', { 'places.csv': `${HEADER}\n${ROW.replace('Clock', '   ')}\n` }, 'name "" is empty'],
  ['an invisible name', { 'places.csv': `${HEADER}\n${ROW.replace('Clock', '\u200B')}\n` }, 'cannot be used'],
  ['NUL as name', { 'places.csv': `${HEADER}\n${ROW.replace('Clock', '\0')}\n` }, 'name "\0" cannot be used'],
  ['a column twice', place('name', 'Other'), 'places.csv, line 1: column "name" is there twice'],
  ['Latin-1', { 'places.csv': Buffer.from(`${HEADER}\n${ROW.replace('Clock', 'Zytglögge')}\n`, 'latin1') }, 'places.csv is not in UTF-8. Save it as UTF-8.'],
  ['NUL in an address', picture(`${cityId},,/a\0b`), 'url "/a\0b" cannot be used'],
  ['a picture of a missing city', picture(`${newId()},,/a.webp`), 'does not exist'],
])('a pack with %s is refused with a sentence', async (_what, files, message) => {
  const error: unknown = await importWith(files).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidInput);
  expect((error as Error).message).toContain(message);
});

test('a photo of two pictures is refused with a sentence', async () => {
  const files = { ...picture(`${cityId},${photo},`, `${cityId},${photo},`), [`images/${photo}.jpg`]: await plain(700, 500).jpeg().toBuffer() };
  await expect(importWith(files)).rejects.toThrow(`pictures.csv, line 3: photo "${photo}" is there twice`);
});

test('texts have their stored form, and empty rows are left out', async () => {
  const row = `clock,${cityId}, Clock ,Historic,"It has stood\r\nhere for long.",free`;
  await importWith({ 'places.csv': `\uFEFF${HEADER},price_range\r\n${row}\r\n\r\n,,,,,\r\n` });
  expect(await server.dataSource.query('SELECT name, category, description, price_range AS price FROM places')).toEqual([
    { name: 'Clock', category: 'historic', description: 'It has stood\nhere for long.', price: 'Free' },
  ]);
});

test('an import shows its progress after every ten pictures', async () => {
  const shown: number[] = [];
  await importWith(picture(...Array.from({ length: 25 }, (_, n) => `${cityId},,/${n}.webp`)), async (done) => void shown.push(done));
  expect(shown).toEqual([1, 2, 12, 22, 27]);
});
