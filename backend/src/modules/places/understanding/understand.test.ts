import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { createDataSource } from '../../../core/db/index.js';
import { type LanguageCode, SiteSettings } from '../../site/index.js';
import { complete, understand } from './understand.js';

let database: TestDatabase;
let dataSource: DataSource;
let settings: SiteSettings;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 1, entities: [] }).initialize();
  settings = new SiteSettings({}, () => Promise.resolve(true));
});
beforeEach(async () => {
  await dataSource.query('UPDATE attributes SET is_hidden = false, is_internal = false; UPDATE categories SET is_hidden = false');
  await settings.load(dataSource.manager);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Returns the parts of a text: `kind key value` of those that are understood, with `?` for guesses, and the others as words. */
const read = (text: string, language: LanguageCode = 'en'): string[] =>
  understand(text, language, settings).groups.map(({ kind, key, value, words, isGuess }) =>
    kind ? `${isGuess ? '? ' : ''}${[kind, key, value].filter(Boolean).join(' ')}` : words.join(' '),
  );

test.each<[LanguageCode, string, string[]]>([
  ['en', 'cheap vegan pizza in Berlin open now', ['price 1', 'attribute diet vegan', 'attribute cuisine pizza', 'berlin', 'open now']],
  ['en', 'Museums', ['category museum']],
  ['en', 'churches', ['category worship']],
  ['en', 'Wi Fi café', ['attribute wifi yes', 'category cafe']],
  ['en', 'dog-friendly pubs', ['attribute dogs yes,leashed', 'category bar']],
  ['en', 'gluten free bakery', ['attribute diet gluten_free', 'attribute cuisine bakery']],
  ['en', 'with kids', ['attribute children yes']],
  ['en', 'free things to do', ['price free', 'category attraction,historic,museum,park,beach,theatre,worship,market']],
  ['en', 'step-free bars', ['attribute wheelchair yes', 'category bar']],
  ['en', 'best ramen near me', ['sort rating', 'attribute cuisine ramen', 'near me']],
  ['de', 'veganes Frühstück', ['attribute diet vegan', 'attribute cuisine breakfast,brunch,coffee_shop,bakery']],
  ['de', 'kostenlose Museen', ['price free', 'category museum']],
  ['de', 'Biergaerten', ['? category bar']],
  ['de', 'Sushirestaurant', ['attribute cuisine sushi', 'category restaurant']],
  ['de', 'jetzt geöffnete Kirchen', ['open now', 'category worship']],
  ['de', 'bei Regen', ['attribute indoors yes']],
  ['es', 'hoteles baratos', ['category hotel', 'price 1']],
  ['es', 'cena elegante', ['category restaurant,cafe,bar', 'price 3,4']],
  ['es', 'restaurantes veganos con terraza', ['category restaurant', 'attribute diet vegan', 'attribute outdoor_seating yes']],
  ['es', 'museos gratis', ['category museum', 'price free']],
  ['hi', 'सस्ते होटल', ['price 1', 'category hotel']],
  ['hi', 'पिज्जा', ['attribute cuisine pizza']],
  ['hi', 'मन्दिरों', ['category worship']],
  ['hi', 'बच्चों के साथ', ['attribute children yes']],
  ['ar', 'المطاعم المفتوحة الان', ['category restaurant', 'open now']],
  ['ar', 'قهوه رخيصة', ['attribute cuisine coffee_shop', 'price 1']],
  ['ar', 'متاحف للأطفال', ['category museum', 'attribute children yes']],
  ['ar', 'مساجد', ['category worship']],
])('reads %s %j as %j', (language, text, parts) => {
  expect(read(text, language)).toEqual(parts);
});

test.each(['en', 'de', 'es', 'hi', 'ar'] as const)('reads words of every language on a page in %s', (language) => {
  expect(['vegan', 'günstig', 'iglesia', 'मुफ़्त', 'متحف'].flatMap((text) => read(text, language))).toEqual([
    'attribute diet vegan',
    'price 1',
    'category worship',
    'price free',
    'category museum',
  ]);
});

test('decides by the language of the page between phrases that several languages have', async () => {
  await dataSource.query(
    `UPDATE categories SET names = '{"es": "Gift"}' WHERE slug = 'shopping'; UPDATE categories SET names = '{"de": "Gift"}' WHERE slug = 'other'`,
  );
  await settings.load(dataSource.manager);
  expect([read('gift', 'es'), read('gift', 'de')]).toEqual([['category shopping'], ['category other']]);
  await dataSource.query(`UPDATE categories SET names = '{}'`);
});

test('takes the longest phrase, and leaves out words that tell nothing', () => {
  expect(read('free wifi')).toEqual(['attribute wifi yes']);
  expect(read('free parking at the museum')).toEqual(['attribute parking free,customers', 'category museum']);
});

test('keeps words that tell nothing if there are no others', () => {
  expect(read('the')).toEqual(['the']);
});

test.each(['not open', 'without parking', 'ohne Hund', 'बिना पार्किंग'])('does not understand the negation %j', (text) => {
  expect(read(text).every((part) => !part.includes(' '))).toBe(true);
});

test.each([
  ['open Sunday', ['su-11:00', 'su-11:00']],
  ['late on Friday', ['fr-23:30', 'fr-23:30']],
  ['open late', ['today-23:30']],
])('reads the times of %j as one', (text, times) => {
  const { groups, isTimed } = understand(text, 'en', settings);
  expect(groups.map(({ value }) => value)).toEqual(times);
  expect(isTimed).toBe(true);
});

test.each([
  ['pizzaria', '? attribute cuisine pizza'],
  ['resturants', '? category restaurant'],
  ['biriyani', '? attribute cuisine biryani'],
  ['chep', 'chep'],
  ['bär', 'category bar'],
  ['vgn', 'vgn'],
  ['सुशि', 'attribute cuisine sushi'],
])('reads %j with typing errors as %j, and never guesses a price or a time', (text, part) => {
  expect(read(text)).toEqual([part]);
});

test.each(['100-0001', '1000-001', '01310-100'])('reads the postal code %s as one word', (code) => {
  expect(read(`${code} cafe`)).toEqual([code.replace('-', ''), 'category cafe']);
});

test('neither hidden nor internal attributes, retired options and hidden categories are understood', async () => {
  await dataSource.query(`UPDATE attributes SET is_internal = true WHERE key = 'diet'; UPDATE attributes SET is_hidden = true WHERE key = 'cuisine';
    UPDATE categories SET is_hidden = true, names = '{"en": "Odeum"}' WHERE slug = 'theatre'`);
  await settings.load(dataSource.manager);
  expect(read('kosher sushi odeum')).toEqual(['kosher', 'sushi', 'odeum']);
  expect(['kosh', 'sush', 'odeu'].flatMap((text) => complete(text, settings, 2))).toEqual([]);
});

test.each<[string, string[]]>([
  ['cheap veg', ['1 Vegan', '1 veggie']],
  ['gluten fr', ['gluten_free gluten free']],
  ['open n', ['now open now']],
  ['zzq', []],
  ['', []],
])('completes the last words of %j to %j', (text, expected) => {
  const found = complete(text, settings, 2).map((groups) => `${groups[0]?.value} ${groups.at(-1)?.text}`);
  expect(found).toEqual(expected);
});

test('understands a changed term at once', async () => {
  expect(read('thrifty')).toEqual(['thrifty']);
  await dataSource.query(`UPDATE search_terms SET words = '{"en": "thrifty"}' WHERE key = 'cheap'`);
  await settings.load(dataSource.manager);
  expect([read('thrifty'), read('cheap')]).toEqual([['price 1'], ['cheap']]);
});

test('a new category or option is found by its name beside a term with the same word', async () => {
  const tags = () => understand('brewery', 'en', settings).groups.flatMap((group) => group.tags);
  const before = tags();
  await dataSource.query(`UPDATE categories SET names = '{"en": "Brewery"}' WHERE slug = 'market';
    UPDATE attributes SET options = options || '[{"key": "brewery", "names": {"en": "Brewery"}, "synonyms": {}, "isRetired": false}]' WHERE key = 'cuisine'`);
  await settings.load(dataSource.manager);
  expect(tags()).toEqual([...before, ['category:market'], ['attr:cuisine:brewery']]);
});

test('reads hostile texts in bounded time', () => {
  const texts = [
    'ا'.repeat(200),
    'open '.repeat(40),
    'a'.repeat(200),
    '\u0300'.repeat(200),
    'restaurantrestaurantrestaurant'.repeat(6),
    '((((((',
    '東'.repeat(200),
  ];
  for (const text of texts) {
    expect(understand(text, 'en', settings).groups.length).toBeLessThanOrEqual(12);
    expect(complete(text, settings, 2).length).toBeLessThanOrEqual(2);
  }
});
