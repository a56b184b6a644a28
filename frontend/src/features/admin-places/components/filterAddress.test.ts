import { attributesIn, attributeWords } from './filterAddress';

const filtersOf = (query: string) => attributesIn(new URLSearchParams(query));

test.each([
  [
    'attr=cuisine:pizza,thai&attr=wifi:yes',
    [
      { key: 'cuisine', any: ['pizza', 'thai'] },
      { key: 'wifi', any: ['yes'] },
    ],
  ],
  ['attr=cuisine:pizza&attr=cuisine:thai,pizza', [{ key: 'cuisine', any: ['pizza', 'thai'] }]],
  ['attr= cuisine : pizza , thai ', [{ key: 'cuisine', any: ['pizza', 'thai'] }]],
  ['attr=link:http:x', [{ key: 'link', any: ['http:x'] }]],
  ['attr=cuisine&attr=:pizza&attr=wifi:,&attr=', []],
])('reads the filters of %j', (query, filters) => {
  expect(filtersOf(query)).toEqual(filters);
});

test('the words of filters are read as the same filters', () => {
  const filters = [
    { key: 'cuisine', any: ['pizza', 'thai'] },
    { key: 'constructor', any: ['yes'] },
  ];
  expect(attributeWords(filters)).toEqual(['cuisine:pizza,thai', 'constructor:yes']);
  expect(filtersOf(new URLSearchParams(attributeWords(filters).map((word) => ['attr', word])).toString())).toEqual(filters);
});
