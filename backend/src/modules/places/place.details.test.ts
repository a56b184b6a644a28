import { attributesOf, categoriesOf, PLACE_DETAILS } from '../../../test/builders.js';
import { refusedFields } from '../../../test/refusals.js';
import { AttributeList, CategoryList } from '../site/index.js';
import { changeList, changesBetween, outdatedField, valuesOf } from './place.changes.js';
import { type PlaceDetails, readDetails } from './place.details.js';
import type { FieldChanges } from './place-edit.entity.js';
import type { PlaceDetailsInput } from './place-suggestion.input.js';

const { coordinates: _, ...texts } = PLACE_DETAILS;
const CATEGORIES = categoriesOf(['cafe', 'historic']);
const ATTRIBUTES = attributesOf([
  { key: 'cuisine', kind: 'several', options: ['pizza', 'thai'] },
  { key: 'wifi', kind: 'yes-no' },
  { key: 'stars', kind: 'number' },
]);
const VOCABULARY = { categories: CATEGORIES, attributes: ATTRIBUTES };
const read = (overrides: Partial<PlaceDetailsInput> = {}, current?: PlaceDetails) =>
  readDetails({ ...PLACE_DETAILS, ...overrides }, { categories: CATEGORIES, attributes: ATTRIBUTES.all }, current);
const written = (changes: FieldChanges, place: PlaceDetails) => valuesOf(changes, place, VOCABULARY);
const fields = (overrides: Partial<PlaceDetailsInput>) => refusedFields(() => read(overrides));

test('normalizes details for storage', () => {
  expect(
    read({
      name: '  Cafe Goodluck ',
      description: 'One.\r\nTwo lines of it.',
      category: ' CAFE ',
      coordinates: { latitude: 18.51704999, longitude: -0.0000001 },
      fullAddress: ' ',
      pincode: ' sw1a 1 aa ',
      phone: null,
      website: undefined,
      priceRange: 'fReE',
      openingHours: '',
    }),
  ).toEqual({
    ...texts,
    name: 'Cafe Goodluck',
    description: 'One.\nTwo lines of it.',
    category: 'cafe',
    latitude: 18.51705,
    longitude: -0,
    fullAddress: null,
    pincode: 'SW1A 1 AA',
    phone: null,
    website: null,
    priceRange: 'Free',
    openingHours: null,
    moreCategories: [],
    names: {},
    descriptions: {},
    attributes: {},
  });
});

test.each(['https://a.example.org:99999', 'https://a..b:x', 'https://[1.2', 'https://a.b%', 'http://xn--.example.org'])(
  'rejects the website %s, which browsers cannot open',
  (website) => {
    expect(fields({ website })).toEqual({ website: 'Write the full address, such as https://example.org' });
  },
);

test('reports all wrong fields at once', () => {
  expect(fields({ category: 'castle', website: 'https://a.b:99999', openingHours: 'whenever' })).toEqual({
    category: 'Please choose one of the categories',
    website: 'Write the full address, such as https://example.org',
    openingHours: 'These opening hours cannot be read. Write them like this: Mo-Fr 09:00-18:00; Sa 10:00-14:00',
  });
});

test('ignores differences in blanks, case of the category and the seventh decimal', () => {
  expect(changesBetween(read(), read({ name: ' Cafe Goodluck', category: 'Cafe', coordinates: { latitude: 18.5170000004, longitude: 73.841 } }))).toEqual({});
});

test('returns only differing fields, in order, with both values as text', () => {
  const changes = changesBetween(
    { ...read(), latitude: null, longitude: null },
    read({ phone: null, name: 'Goodluck', priceRange: '₹₹', coordinates: { latitude: 18.5204, longitude: 73.8567 } }),
  );
  expect(changeList(changes)).toEqual([
    { field: 'name', before: 'Cafe Goodluck', after: 'Goodluck' },
    { field: 'coordinates', before: null, after: '18.520400, 73.856700' },
    { field: 'phone', before: '+91 20 2567 6489', after: null },
    { field: 'priceRange', before: '₹', after: '₹₹' },
  ]);
});

test('an edit writes only its changed fields', () => {
  const after = read({ phone: null, coordinates: { latitude: -18.5, longitude: 0 } });
  expect(written(changesBetween(read(), after), read())).toEqual({ phone: null, latitude: -18.5, longitude: 0 });
  expect({ ...read(), ...written(changesBetween(read(), after), read()) }).toEqual(after);
});

test('an edit is outdated only if one of its own fields has changed', () => {
  const changes = changesBetween(read(), read({ website: null, openingHours: null }));
  expect(outdatedField(changes, read(), VOCABULARY)).toBeUndefined();
  expect(outdatedField(changes, read({ name: 'Other', phone: null }), VOCABULARY)).toBeUndefined();
  expect(outdatedField(changes, read({ openingHours: '24/7' }), VOCABULARY)).toBe('opening hours');
  expect(outdatedField(changes, read({ website: null }), VOCABULARY)).toBe('website');
});

test.each([
  [{ names: [{ language: 'de', text: 'Glück' }] }, 'name in German'],
  [{ descriptions: [{ language: 'pt', text: 'Um café com mesas no jardim.' }] }, 'description in Portuguese'],
  [{ attributes: [{ key: 'cuisine', values: ['thai'] }] }, 'Kinds of food'],
])('names the outdated field of the change to %j', (change, name) => {
  const attributes = new AttributeList(ATTRIBUTES.all.map((one) => (one.key === 'cuisine' ? { ...one, names: { en: 'Kinds of food' } } : one)));
  const changes = changesBetween(read(change), read());
  expect(outdatedField(changes, read(), { categories: CATEGORIES, attributes })).toBe(name);
});

test('omitted details stay as they are, and given ones replace only their own language or attribute', () => {
  const before = read({
    moreCategories: ['historic'],
    names: [{ language: 'de', text: 'Glück' }],
    attributes: [{ key: 'cuisine', values: ['thai', 'pizza'] }],
  });
  expect(before).toMatchObject({ moreCategories: ['historic'], names: { de: 'Glück' }, attributes: { cuisine: ['pizza', 'thai'] } });
  expect(read({}, before)).toEqual(before);
  expect(read({ area: undefined, openingHours: undefined, website: null }, before)).toEqual({ ...before, website: null });
  const after = read({ names: [{ language: 'ja', text: '幸運' }], attributes: [{ key: 'wifi', values: ['yes'] }] }, before);
  expect([after.names, after.attributes]).toEqual([
    { de: 'Glück', ja: '幸運' },
    { cuisine: ['pizza', 'thai'], wifi: true },
  ]);
  const changes = changesBetween(before, after);
  expect(changeList(changes)).toEqual([
    { field: 'names.ja', before: null, after: '幸運' },
    { field: 'attributes.wifi', before: null, after: 'yes' },
  ]);
  expect({ ...before, ...written(changes, before) }).toEqual(after);
  const removed = read({ moreCategories: [], names: [{ language: 'de', text: '' }], attributes: [{ key: 'cuisine', values: [] }] }, after);
  expect(removed).toMatchObject({ moreCategories: [], names: { ja: '幸運' }, attributes: { wifi: true } });
  expect({ ...after, ...written(changesBetween(after, removed), after) }).toEqual(removed);
});

test.each([
  ['the main category', 'cafe', []],
  ['a further category', 'historic', ['cafe']],
  ['a former name of a category', 'coffee', []],
])('accepts an attribute of %s', (_what, category, moreCategories) => {
  const categories = new CategoryList(CATEGORIES.all.map((one) => (one.slug === 'cafe' ? { ...one, aliases: ['coffee'] } : one)));
  const attributes = new AttributeList(ATTRIBUTES.all.map((one) => ({ ...one, categories: ['cafe'] })));
  const current = { ...read(), category, moreCategories };
  const input = { ...PLACE_DETAILS, category, moreCategories, attributes: [{ key: 'wifi', values: ['yes'] }] };
  expect(readDetails(input, { categories, attributes: attributes.all }, current)).toMatchObject({ category, moreCategories, attributes: { wifi: true } });
});

test('reports wrong languages, attributes and further categories by their paths', () => {
  expect(
    fields({
      moreCategories: ['historic', 'castle'],
      names: [
        { language: 'deutsch', text: 'Glück' },
        { language: 'ja', text: '\u200B' },
      ],
      attributes: [
        { key: 'cuisine', values: ['sushi'] },
        { key: 'wifi', values: ['maybe'] },
        { key: 'wifi', values: ['yes'] },
        { key: 'color', values: ['red'] },
      ],
    }),
  ).toEqual({
    'moreCategories.1': 'Please choose one of the categories',
    'names.deutsch': 'Write the language as a tag, such as ja or zh-Hant',
    'names.ja': 'Name is required',
    'attributes.cuisine': 'sushi is none of the options',
    'attributes.wifi': 'This attribute is in the list twice',
    'attributes.color': 'There is no such attribute',
  });
});

const stars = (text: string) => ({ attributes: [{ key: 'stars', values: [text] }] });

test.each([
  ['4', 4],
  [' -3.5 ', -3.5],
  ['007', 7],
  ['-0', 0],
  ['0.3333333333', 0.333333],
  ['1000000000', 1e9],
])('reads the number %j', (text, number) => {
  expect(Object.is(read(stars(text)).attributes.stars, number)).toBe(true);
});

test.each(['0x10', '0b1', '1e3', '1E-7', 'Infinity', '-Infinity', 'NaN', '+4', '.5', '5.', '1,5', '1_000', '4 5', '٤', '1000000001', '9'.repeat(400)])(
  'rejects the number %j',
  (text) => {
    expect(fields(stars(text))).toEqual({ 'attributes.stars': 'Enter a number' });
  },
);

test('an edit whose attributes have another kind by now writes none of their values', () => {
  const changes = { 'attributes.stars': { before: null, after: 'many' }, 'attributes.wifi': { before: null, after: 'fast' } };
  const place = read({ attributes: [{ key: 'cuisine', values: ['pizza'] }] });
  expect(written(changes, place)).toEqual({ attributes: { cuisine: ['pizza'] } });
});
