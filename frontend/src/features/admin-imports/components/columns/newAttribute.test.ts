import { attributeValue, keyOf, kindOf, nameOf, optionsIn } from './newAttribute';

test.each([
  [['yes', 'No', ''], 'yes-no'],
  [['oui', 'non'], 'yes-no'],
  [['12', '3,5', '-1.25'], 'number'],
  [['https://example.org/menu', 'http://example.org'], 'link'],
  [['WiFi', 'Séminaire', 'WiFi'], 'choice'],
  [['WiFi; Terrace', 'WiFi'], 'several'],
  [['Closed in August. Call before you come!'], 'text'],
  [['', ' '], 'text'],
])('proposes for the values %j the kind %s', (values, kind) => {
  expect(kindOf(values)).toBe(kind);
});

test('finds each option once, whatever its case is', () => {
  expect(optionsIn(['WiFi; Terrace', 'wifi', 'Parking, terrace'], 'several')).toEqual(['wifi', 'terrace', 'Parking']);
});

test.each([
  ['precisions_tarifs', 'Precisions tarifs', 'precisions_tarifs'],
  ['Öffnung (neu)', 'Öffnung (neu)', 'offnung_neu'],
  ['3 stars', '3 stars', 'stars'],
  ['सेवाएँ', 'सेवाएँ', ''],
])('proposes a name and a key for the column %j', (column, name, key) => {
  expect(nameOf(column)).toBe(name);
  expect(keyOf(name)).toBe(key);
});

test('gives options without Latin letters, or with the same word, keys of their own', () => {
  const { options } = attributeValue({ name: 'Services', kind: 'several', options: 'वाई-फ़ाई\nSea view\nsea-view' });
  expect((options as { key: string }[]).map(({ key }) => key)).toEqual(['option_1', 'sea_view', 'option_3']);
});

test('has no options for kinds without them', () => {
  expect(attributeValue({ name: 'Stars', kind: 'number', options: 'one\ntwo' })).toMatchObject({ kind: 'number', options: [] });
});
