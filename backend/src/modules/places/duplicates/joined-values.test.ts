import { hasMore, joinedValues, partsOf } from './joined-values.js';

const NONE: Parameters<typeof joinedValues>[0] = { moreCategories: [], names: {}, descriptions: {}, attributes: {} };
const KEPT = { moreCategories: ['bar', 'museum'], names: { de: 'Eins' }, descriptions: {}, attributes: { wifi: true, cuisine: ['pizza'] } };
const DROPPED = {
  moreCategories: ['park', 'cafe', 'bar', 'market', 'hotel'],
  names: { de: 'Zwei', ja: '二' },
  descriptions: { es: 'Dos.' },
  attributes: { cuisine: ['thai'], constructor: 'Mira', stars: 3 },
};

const join = (kept: typeof NONE, dropped: typeof NONE, taken: string[] = []) => joinedValues(kept, dropped, { category: 'cafe', taken });

test('joins the values of two places, without the main category', () => {
  expect(join(KEPT, DROPPED)).toEqual({
    moreCategories: ['bar', 'museum', 'park', 'market'],
    names: { de: 'Eins', ja: '二' },
    descriptions: { es: 'Dos.' },
    attributes: { wifi: true, cuisine: ['pizza'], constructor: 'Mira', stars: 3 },
  });
});

test('takes the chosen values of the place that goes', () => {
  expect(join(KEPT, DROPPED, ['names.de', 'attributes.cuisine'])).toEqual({
    ...join(KEPT, DROPPED),
    names: { de: 'Zwei', ja: '二' },
    attributes: { wifi: true, cuisine: ['thai'], constructor: 'Mira', stars: 3 },
  });
  expect(partsOf(DROPPED)).toEqual(['names.de', 'names.ja', 'descriptions.es', 'attributes.cuisine', 'attributes.constructor', 'attributes.stars']);
  const dropped = { ...NONE, names: { de: 'Zwei' } };
  expect([[], ['names.de']].map((taken) => hasMore(join(KEPT, dropped, taken), KEPT))).toEqual([false, true]);
});

test('joins at most as many values as a place can have, and drops none of the place that stays', () => {
  const many = (start: string, count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${start}${i}`, true]));
  const { attributes } = join({ ...NONE, attributes: many('a', 90) }, { ...NONE, attributes: many('b', 90) });
  expect(Object.keys(attributes)).toHaveLength(100);
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(many('a', 90))));
});

test.each([
  ['a category', { ...NONE, moreCategories: ['park'] }, true],
  ['a text', { ...NONE, descriptions: { es: 'Dos.' } }, true],
  ['nothing', { ...NONE, names: { de: 'Zwei' }, attributes: { wifi: false }, moreCategories: ['bar', 'cafe'] }, false],
])('tells whether %s comes from the place that goes', (_what, dropped, expected) => {
  expect(hasMore(join(KEPT, dropped), KEPT)).toBe(expected);
});
