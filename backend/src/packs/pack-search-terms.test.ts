import fs from 'node:fs';
import path from 'node:path';
import { buildSearchTerm, buildUser, clearGuide } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { exportGuide, importGuide } from '../../test/files/packs.js';
import { startServer, type TestServer } from '../../test/server.js';
import { loadSearchTerms } from '../modules/site/index.js';

let server: TestServer;
/** Server that imports the packs of `server`. */
let other: TestServer;
const { folder } = workInFolder();
const at = (name: string): string => path.join(folder(), name);
beforeAll(async () => ([server, other] = await Promise.all([startServer(), startServer()])));
beforeEach(() =>
  Promise.all(
    [server, other].map(async ({ dataSource }) => {
      await clearGuide(dataSource);
      await buildUser(dataSource, { role: 'admin' });
    }),
  ),
);
afterAll(() => Promise.all([server.stop(), other.stop()]));

const termsOf = (one: TestServer) => loadSearchTerms(one.dataSource.manager);
/** Writes a pack by hand. @param searchTerms value of the field of guide.json; undefined for a pack without it */
function writePack(searchTerms: unknown): void {
  fs.mkdirSync(at('pack'), { recursive: true });
  fs.writeFileSync(at('pack/guide.json'), JSON.stringify({ format: 1, name: 'Small', searchTerms }));
  fs.writeFileSync(
    at('pack/cities.csv'),
    'key,name,state,country,description,latitude,longitude,time_zone\nb,Bern,Bern,Switzerland,A city.,46.9,7.4,Europe/Zurich\n',
  );
  fs.writeFileSync(at('pack/places.csv'), 'key,city,name,category,description\nc,b,Castle,historic,A castle.\n');
}
const TERM = { key: 'frugal', meaning: 'price=1', words: { en: 'frugal' } };

test('search terms are the same after an export and an import into an empty site', async () => {
  await server.dataSource.query(`UPDATE search_terms SET deleted_at = now() WHERE key = 'late'`);
  await server.dataSource.query(`UPDATE search_terms SET rank = 99, words = '{"en":"thrifty"}' WHERE key = 'cheap'`);
  await buildSearchTerm(server.dataSource, { key: 'lean', words: { ar: 'زهيد' } });
  await exportGuide(server, at('first'));
  await importGuide(other, at('first'));
  expect(await termsOf(other)).toEqual(await termsOf(server));
});

test('a pack without terms leaves those of the site; one that is added adds the missing ones at the end', async () => {
  const before = await termsOf(other);
  writePack(undefined);
  await importGuide(other, at('pack'));
  expect(await termsOf(other)).toEqual(before);
  writePack([TERM, { key: before[0]?.key, meaning: 'price=4', words: { en: 'posh' } }]);
  await importGuide(other, at('pack'), 'add');
  expect(await termsOf(other)).toEqual([...before, TERM]);
});

test.each<[string, unknown, string]>([
  ['no list', {}, 'searchTerms'],
  ['no key', [{ ...TERM, key: undefined }], 'searchTerms.0.key'],
  ['a key twice', [TERM, TERM], 'searchTerms.1.key'],
  ['no meaning', [{ ...TERM, meaning: 'cost=1' }], 'cost=1 is no meaning'],
  ['words that are no texts', [{ ...TERM, words: { en: 1 } }], 'searchTerms.0.words'],
])('refuses a pack with terms that have %s', async (_, terms, message) => {
  writePack(terms);
  await expect(importGuide(other, at('pack'))).rejects.toThrow(message);
});
