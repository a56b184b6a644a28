import { hasMore, joinedValues } from './joined-values.js';

const NONE = { moreCategories: [], names: {}, descriptions: {}, attributes: {} };
const KEPT = { moreCategories: ['bar', 'museum'], names: { de: 'Eins' }, descriptions: {}, attributes: { wifi: true, cuisine: ['pizza'] } };
const DROPPED = {
  moreCategories: ['park', 'cafe', 'bar', 'market', 'hotel'],
  names: { de: 'Zwei', ja: '二' },
  descriptions: { es: 'Dos.' },
  attributes: { cuisine: ['thai'], constructor: 'Mira', stars: 3 },
};

test('joins the values of two places, without the main category', () => {
  expect(joinedValues(KEPT, DROPPED, 'cafe')).toEqual({
    moreCategories: ['bar', 'museum', 'park', 'market'],
    names: { de: 'Eins', ja: '二' },
    descriptions: { es: 'Dos.' },
    attributes: { wifi: true, cuisine: ['pizza'], constructor: 'Mira', stars: 3 },
  });
});

test('joins at most as many values as a place can have, and drops none of the place that stays', () => {
  const many = (start: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${start}${i}`, true]));
  const { attributes } = joinedValues({ ...NONE, attributes: many('a', 90) }, { ...NONE, attributes: many('b', 90) }, 'cafe');
  expect(Object.keys(attributes)).toHaveLength(100);
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(many('a', 90))));
});

test.each([
  ['a category', { ...NONE, moreCategories: ['park'] }, true],
  ['a text', { ...NONE, descriptions: { es: 'Dos.' } }, true],
  ['nothing', { ...NONE, names: { de: 'Zwei' }, attributes: { wifi: false }, moreCategories: ['bar', 'cafe'] }, false],
])('tells whether %s comes from the place that goes', (_what, dropped, expected) => {
  expect(hasMore(joinedValues(KEPT, dropped, 'cafe'), KEPT)).toBe(expected);
});
