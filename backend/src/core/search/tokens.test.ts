import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createDataSource } from '../db/index.js';
import { searchTokens } from './tokens.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 1, entities: [] }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const inDatabase = async (texts: readonly string[]): Promise<string[][]> => {
  const rows = await dataSource.query<{ tokens: string[] }[]>(
    'SELECT search_tokens(text) AS tokens FROM unnest($1::text[]) WITH ORDINALITY given (text, nth) ORDER BY nth',
    [texts],
  );
  return rows.map(({ tokens }) => tokens);
};

test.each<[string, string[]]>([
  ['Müller’s Straße, ÆØÅ', ['muller', 'strasse', 'aeoa']],
  ["Joe's O'Brien", ['joe', 'o', 'brien']],
  ['المتحف الوطني والمطعم', ['متحف', 'وطني', 'مطعم']],
  ['الله', ['الله']],
  ['مقهى کافه ٢٤', ['مقهي', 'كافه', '24']],
  ['أكلة إيفل آسيا', ['اكله', 'ايفل', 'اسيا']],
  ['हिन्दी पिज़्ज़ा चाँद', ['हिंदी', 'पिज्जा', 'चांद']],
  ['रेस्टोरेन्ट रेस्टोरेंट २४', ['रेस्टोरेंट', 'रेस्टोरेंट', '24']],
  ['とうきょう トウキョウ', ['トウ', 'ウキ', 'キョ', 'ョウ', 'トウ', 'ウキ', 'キョ', 'ョウ']],
  ['東京タワー', ['東京', 'タワ', 'ワー']],
  ['١٠٠-0001 ｆｕｌｌ ﬁt ΟΔΟΣ', ['100', '0001', 'full', 'fit', 'οδοσ']],
  ['★ 🍕 — €', []],
])('splits %j into %j, in the database as well', async (text, tokens) => {
  expect(searchTokens(text)).toEqual(tokens);
  expect(await inDatabase([text])).toEqual([tokens]);
});

const SAMPLE = path.resolve(import.meta.dirname, '../../../../guides/sample');
/** Letters and signs of many scripts, with combining marks, in the ranges that texts of the five languages and names of places have. */
const RANGES = [
  [0x20, 0x17f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x590, 0x5f4],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe5b],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x3000, 0x30ff],
  [0x4e00, 0x4eff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
  [0xff01, 0xff9f],
] as const;

test('returns the same words as the database for 2,000 texts in many languages and scripts', async () => {
  const lines = ['places.csv', 'cities.csv'].flatMap((file) => readFileSync(path.join(SAMPLE, file), 'utf8').split('\n').filter(Boolean));
  const random = (
    (state: number) => () =>
      (state = (state * 48271) % 2147483647) / 2147483647
  )(7);
  const one = () => {
    const [first, last] = RANGES[Math.floor(random() * RANGES.length)] ?? [0x61, 0x7a];
    return Array.from({ length: 12 }, () => (random() < 0.15 ? ' ' : String.fromCodePoint(first + Math.floor(random() * (last - first + 1))))).join('');
  };
  const texts = [...lines, ...Array.from({ length: 2000 - lines.length }, () => `${one()} ${one()}`)];
  const own = texts.map(searchTokens);
  const theirs = await inDatabase(texts);
  expect(texts).toHaveLength(2000);
  expect(texts.flatMap((text, i) => (JSON.stringify(own[i]) === JSON.stringify(theirs[i]) ? [] : [{ text, own: own[i], theirs: theirs[i] }]))).toEqual([]);
});
