import { inLanguage, someCategory } from '../../../test/someCategory';
import texts from '../../locales/en/texts.json';
import { findCategory, inOrder, lookOf, nameOf, pluralOf } from '.';

const say = (key: string, values?: { defaultValue?: string }): string => {
  const [feature = '', name = ''] = key.split('.');
  const of = (texts as Record<string, Record<string, string>>)[feature] ?? {};
  return Object.hasOwn(of, name) ? (of[name] ?? '') : (values?.defaultValue ?? key);
};

const categories = [
  someCategory('cafe'),
  someCategory('dine', { preset: 'restaurant', aliases: ['restaurant', 'food'] }),
  someCategory('museum', { names: [inLanguage('de', 'Schaukasten'), inLanguage('en', 'Gallery')], plurals: [inLanguage('de', 'Schaukästen')] }),
  someCategory('trail', { names: [inLanguage('ar', 'مسار'), inLanguage('de', 'Wanderweg')] }),
  someCategory('wine-bar'),
];

test.each([
  ['the text of the operator in the language', 'museum', 'de', 'Schaukasten'],
  ['the text of the app before that of the operator in another language', 'museum', 'es', 'Museum'],
  ['the text of the app after a change of the slug', 'dine', 'en', 'Restaurant'],
  ['the category of an alias', 'Food', 'en', 'Restaurant'],
  ['a text of the operator in any language', 'trail', 'en', 'مسار'],
  ['the capitalized slug', 'wine-bar', 'en', 'Wine-bar'],
  ['the text of the app for a word that is no category', 'Beach', 'en', 'Beach'],
  ['the capitalized word', 'volcano', 'en', 'Volcano'],
  ['the capitalized word, also if objects have a property of this name', 'constructor', 'en', 'Constructor'],
])('the name is %s', (_, word, code, name) => {
  expect(nameOf(categories, word, code, say as never)).toBe(name);
});

test.each([
  ['museum', 'de', 'Schaukästen'],
  ['museum', 'en', 'Gallery'],
  ['museum', 'es', 'Museums'],
  ['dine', 'en', 'Restaurants'],
  ['trail', 'de', 'Wanderweg'],
  ['trail', 'en', 'مسار'],
  ['wine-bar', 'en', 'Wine-bar'],
])('the plural of %s in %s is %s', (slug, code, plural) => {
  const category = findCategory(categories, slug);
  expect(category && pluralOf(category, code, say as never)).toBe(plural);
});

test('a category has its own look, also by an alias, and other words have a neutral one', () => {
  expect(lookOf(categories, 'FOOD')).toMatchObject({ color: '#7A3B00', iconPath: 'M0 0h24v24z dine' });
  expect(lookOf(categories, 'volcano').color).toBe('#5B566B');
});

test('words follow the order of the categories, and unknown ones are last', () => {
  expect(inOrder(categories, ['volcano', 'trail', 'ash', 'cafe', 'dine'], String)).toEqual(['cafe', 'dine', 'trail', 'volcano', 'ash']);
});
