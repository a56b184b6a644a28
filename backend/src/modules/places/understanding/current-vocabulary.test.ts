import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { createDataSource } from '../../../core/db/index.js';
import { SiteSettings } from '../../site/index.js';
import { createVocabulary } from './current-vocabulary.js';
import { Vocabulary } from './vocabulary.js';

let database: TestDatabase;
let dataSource: DataSource;
let settings: SiteSettings;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 1, entities: [] }).initialize();
});
beforeEach(async () => {
  settings = new SiteSettings({}, () => Promise.resolve(true));
  await settings.load(dataSource.manager);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const knows = (vocabulary: Vocabulary, word: string): boolean => vocabulary.find([word], 'en') !== undefined;
/** Renames the term for low prices. */
async function rename(words: string): Promise<void> {
  await dataSource.query(`UPDATE search_terms SET words = jsonb_build_object('en', $1::text) WHERE key = 'cheap'`, [words]);
  await settings.load(dataSource.manager);
}

test('is built in many portions, and a search that comes earlier completes it', () => {
  let portions = 0;
  for (const building = Vocabulary.building(settings); !building.next().done; ) portions += 1;
  expect(portions).toBeGreaterThan(20);
  expect(knows(createVocabulary(settings)(), 'vegan')).toBe(true);
});

test('is built in the background after a change of a definition, and the next search has it', async () => {
  const current = createVocabulary(settings);
  const before = current();
  const build = jest.spyOn(Vocabulary, 'building');
  await rename('thrifty');
  expect(build).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 1000; i += 1) await turn();
  const after = current();
  expect([knows(before, 'thrifty'), knows(after, 'thrifty')]).toEqual([false, true]);
  await rename('frugal');
  expect([knows(current(), 'thrifty'), knows(current(), 'frugal')]).toEqual([false, true]);
});

test('stays the same while no definition changes', async () => {
  const current = createVocabulary(settings);
  const before = current();
  const build = jest.spyOn(Vocabulary, 'building');
  await settings.load(dataSource.manager);
  expect(current()).toBe(before);
  expect(build).not.toHaveBeenCalled();
});
