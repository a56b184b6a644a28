import { attributesOf } from '../../../../test/builders.js';
import { SHIPPED_ATTRIBUTES } from '../../../core/db/migrations/data/index.js';
import { AttributeList, type AttributeRecord } from '../../site/index.js';
import type { Values } from '../readers/index.js';
import { AttributeColumns } from './attribute-columns.js';
import { LeftOuts } from './left-out.js';

const SHIPPED = new AttributeColumns(new AttributeList(SHIPPED_ATTRIBUTES as readonly object[] as readonly AttributeRecord[]));

function read(values: Values, categories?: readonly string[], columns = SHIPPED) {
  const left = new LeftOuts();
  return { values: columns.read(values, categories, left), left: left.all.map(({ field }) => field) };
}

test('reads the tags of OpenStreetMap', () => {
  const tags = {
    amenity: 'restaurant',
    cuisine: 'pizza;thai;moon_food',
    'diet:vegan': 'only',
    'diet:vegetarian': 'yes',
    'diet:halal': 'no',
    'payment:cash': 'yes',
    'payment:moon_dust': 'yes',
    internet_access: 'wlan',
    outdoor_seating: 'garden',
    takeaway: 'only',
    delivery: 'no',
    wheelchair: 'limited',
    'toilets:wheelchair': 'yes',
    reservation: 'required',
    brand: 'Sample\n  Grill',
    start_date: '1887-1889',
    religion: 'christian',
  };
  expect(read(tags, ['restaurant'])).toEqual({
    values: {
      cuisine: ['thai', 'pizza'],
      diet: ['vegetarian', 'vegan'],
      payment: ['cash'],
      wifi: true,
      takeaway: true,
      delivery: false,
      wheelchair: 'limited',
      accessible_toilet: true,
      reservation: 'required',
      brand: 'Sample Grill',
    },
    left: ['cuisine', 'outdoor_seating'],
  });
  expect(read(tags, ['worship']).values).toMatchObject({ religion: 'christian', year_built: '1887-1889' });
  expect(read(tags, ['worship']).values).not.toHaveProperty('cuisine');
});

test.each([
  ['yes', true],
  ['Ja', true],
  ['SÍ', true],
  ['हाँ', true],
  ['نعم', true],
  ['TRUE', true],
  [1, true],
  [true, true],
  ['nein', false],
  ['नहीं', false],
  ['لا', false],
  ['0', false],
  [false, false],
])('reads %j as an answer', (answer, value) => {
  expect(read({ takeaway: answer })).toEqual({ values: { takeaway: value }, left: [] });
});

test('reads options by key, name and synonym in any language and letter case', () => {
  expect(read({ cuisine: 'Thailändisch, PIZZA; ' }).values).toEqual({ cuisine: ['thai', 'pizza'] });
  expect(read({ cuisine: ['thai', 'pizza'] }).values).toEqual({ cuisine: ['thai', 'pizza'] });
  expect(read({ diet: 'Gluten Free' }).values).toEqual({ diet: ['gluten_free'] });
  expect(read({ dogs: 'ja' }).values).toEqual({ dogs: 'yes' });
  expect(read({ religion: 'christian;muslim' }).values).toEqual({ religion: 'christian' });
});

test('leaves out values of a wrong kind, and tells their attributes', () => {
  const values = {
    takeaway: 'perhaps',
    cuisine: 'moon food',
    stars: '1e400',
    time_needed: 'NaN',
    brand: 'x'.repeat(301),
    operator: 'a\u0007b',
    wheelchair: { yes: true },
    wikidata: ' ',
  };
  expect(read(values)).toEqual({ values: {}, left: ['cuisine', 'takeaway', 'stars', 'time_needed', 'brand', 'operator'] });
});

test('reads numbers with their unit and a decimal comma', () => {
  expect(read({ time_needed: '90 min', stars: '4' }).values).toEqual({ time_needed: 90, stars: 4 });
  expect(read({ stars: '3,5' }).values).toEqual({ stars: 3.5 });
  expect(read({ stars: '+3' }).values).toEqual({ stars: 3 });
});

test('reads retired options, and attributes whose keys are names of JavaScript', () => {
  const { all } = attributesOf([
    { key: 'constructor', kind: 'choice', options: ['constructor', 'to'] },
    { key: 'menu', kind: 'link' },
  ]);
  const retired = all.map((one) => ({ ...one, options: one.options.map((option) => ({ ...option, isRetired: true })) }));
  const columns = new AttributeColumns(new AttributeList(retired));
  expect(read({}, undefined, columns)).toEqual({ values: {}, left: [] });
  expect(read({ constructor: 'to', menu: 'example.org/menu' }, undefined, columns).values).toEqual({ constructor: 'to', menu: 'https://example.org/menu' });
  expect(read({ menu: 'javascript:alert(1)' }, undefined, columns)).toEqual({ values: {}, left: ['menu'] });
});
