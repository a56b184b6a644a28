import { countryCode } from './country.js';

test.each([
  ['India', 'IN'],
  ['Germany', 'DE'],
  ['United States', 'US'],
  ['United Kingdom', 'GB'],
  ['France', 'FR'],
  ['Türkiye', 'TR'],
  ['Freedonia', undefined],
  ['', undefined],
  ['toString', undefined],
])('the code of %j is %s', (name, code) => expect(countryCode(name)).toBe(code));
