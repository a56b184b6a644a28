import { phoneHref } from './phone-href.js';

test.each<[string, string | undefined, string | null]>([
  ['+49 (0)30 1234-567', undefined, 'tel:+49301234567'],
  ['+49 30 1234567', 'India', 'tel:+49301234567'],
  ['(030) 1234 567', undefined, 'tel:0301234567'],
  ['(030) 1234 567', 'Germany', 'tel:+49301234567'],
  ['030/1234567', 'Germany', 'tel:+49301234567'],
  ['030 1234567 / 1234568', 'Germany', 'tel:+49301234567'],
  ['02 99 99 00 00', 'France', 'tel:+33299990000'],
  ['98765 43210', 'India', 'tel:+919876543210'],
  ['98765 43210', 'Atlantis', 'tel:9876543210'],
  ['+39 (0)6 12345678', undefined, 'tel:+390612345678'],
  ['+39 06 12345678', 'Italy', 'tel:+390612345678'],
  ['06 12345678', 'Italy', 'tel:+390612345678'],
  ['+1 212-555-0100 ext. 42', undefined, 'tel:+12125550100;ext=42'],
  ['212-555-0100 ext. 42', 'United States', 'tel:+12125550100;ext=42'],
  ['+377 99 99 00 00', 'Monaco', 'tel:+37799990000'],
  ['112', 'Germany', 'tel:112'],
  ['none', 'Germany', null],
  ['+', undefined, null],
])('the number %j in %s gives %j', (phone, country, href) => {
  expect(phoneHref(phone, country)).toBe(href);
});
