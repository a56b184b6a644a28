import { sourcesBelow } from '../../../test/sources';
import { telHref } from './telHref';

test.each([
  ['+49 (0)30 1234-567', 'tel:+49301234567'],
  ['+49 30 1234567', 'tel:+49301234567'],
  ['(030) 1234 567', 'tel:0301234567'],
  ['030/1234567', 'tel:0301234567'],
  ['030 1234567 / 1234568', 'tel:0301234567'],
  ['+39 (0)6 1234567', 'tel:+39061234567'],
  ['+39 06 1234567', 'tel:+39061234567'],
  ['+1 212-555-0100 ext. 42', 'tel:+12125550100;ext=42'],
  ['112', 'tel:112'],
  ['none', undefined],
  ['+', undefined],
])('the number %j gives %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('only telHref.ts creates tel: URLs', () => {
  const others = sourcesBelow('frontend/src').filter(({ file, tree }) => file !== 'lib/places/telHref.ts' && /[`'"]tel:/.test(tree.text));
  expect(others.map(({ file }) => file)).toEqual([]);
});
