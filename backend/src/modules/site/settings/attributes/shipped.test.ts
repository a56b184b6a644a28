import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.js';
import { createDataSource, isId } from '../../../../core/db/index.js';
import { brokenText } from '../../../../core/validation/index.js';
import { CATEGORY_PRESETS } from '../categories/index.js';
import { LANGUAGE_CODES } from '../languages.js';
import { readValues } from '../read-values.js';
import type { Localized } from '../setting-field.js';
import { ATTRIBUTE_FIELDS, ATTRIBUTE_KEY_RULES } from './attribute.fields.js';
import { type AttributeRecord, loadAttributes } from './attribute-list.js';

let database: TestDatabase;
let dataSource: DataSource;
let attributes: readonly AttributeRecord[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: [] }).initialize();
  attributes = (await loadAttributes(dataSource.manager)).all;
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

interface Named {
  key: string;
  names: Localized;
  synonyms: Localized;
}

const found = (key: string): AttributeRecord => {
  const attribute = attributes.find((one) => one.key === key);
  if (!attribute) throw new Error(`There is no attribute ${key}.`);
  return attribute;
};
/** Returns the words of a text without the case: `Pizza, Pizzeria`. */
const wordsOf = (text = ''): string[] => text.split(',').flatMap((word) => word.trim().toLowerCase() || []);
const repeated = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) < i);
/** Returns names and synonyms that stand for two of these in one language. */
const ambiguous = (all: readonly Named[]): string[] =>
  LANGUAGE_CODES.flatMap((language) => repeated(all.flatMap(({ names, synonyms }) => [...wordsOf(names[language]), ...wordsOf(synonyms[language])])));

test('there are the attributes of the specification, and at least 60 cuisines', () => {
  expect(attributes.map(({ key }) => key)).toEqual(
    [
      'cuisine diet outdoor_seating takeaway delivery reservation wheelchair accessible_toilet wifi air_conditioning toilets parking dogs smoking payment',
      'children high_chair changing_table stars entry_fee entry_amount indoors time_needed religion denomination architect year_built brand operator wikidata',
    ]
      .join(' ')
      .split(' '),
  );
  expect(found('cuisine').options.length).toBeGreaterThanOrEqual(60);
  expect(found('diet').options.map(({ key }) => key)).toEqual(expect.arrayContaining(['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free']));
});

test('all attributes are valid: an admin can save them as they are', () => {
  for (const { key, ...values } of attributes) {
    expect({ key, ...readValues(ATTRIBUTE_FIELDS, values) }).toEqual({ key, values, errors: {} });
    expect(brokenText(key, ATTRIBUTE_KEY_RULES)).toBeUndefined();
    expect(values.options.length > 0).toBe(['choice', 'several'].includes(values.kind));
    for (const slug of values.categories) expect(CATEGORY_PRESETS).toContain(slug);
  }
});

test('attributes and options have names in all languages', () => {
  const named: Named[] = attributes.flatMap((attribute) => [attribute, ...attribute.options]);
  expect(named.filter(({ names }) => LANGUAGE_CODES.some((language) => !names[language])).map(({ key }) => key)).toEqual([]);
});

test('names and synonyms stand for one attribute, and for one option of an attribute', () => {
  expect(ambiguous(attributes)).toEqual([]);
  for (const { key, options } of attributes) {
    expect({ key, keys: repeated(options.map((option) => option.key)) }).toEqual({ key, keys: [] });
    expect({ key, words: ambiguous(options) }).toEqual({ key, words: [] });
  }
});

test('names of columns and tags stand for one attribute, and for no field of places and cities', async () => {
  const names = attributes.flatMap(({ key, importNames }) => [key, ...importNames]);
  expect(repeated(names)).toEqual([]);
  const columns = await dataSource.query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name IN ('places', 'cities')`,
  );
  expect(columns.filter(({ name }) => names.includes(name))).toEqual([]);
});

test('ids are the same on all sites', async () => {
  const rows = await dataSource.query<{ id: string; key: string }[]>('SELECT id, key FROM attributes ORDER BY rank');
  expect(rows[0]).toEqual({ id: '430d2643-6bb1-ba4b-49fa-ab21727c4ab5', key: 'cuisine' });
  expect(rows.filter(({ id }) => !isId(id))).toEqual([]);
});
