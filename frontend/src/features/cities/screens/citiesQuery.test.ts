import { citiesParams, citiesVariables } from './citiesQuery';
import { cityVariables } from './cityQuery';

const of = (address: string) => citiesVariables(new URLSearchParams(address));

test('an address without filters returns the first page of all cities', () => {
  expect(JSON.stringify(of(''))).toBe('{"filter":{},"page":{"number":1,"size":12}}');
});

test('the order of the parameters in the address does not change the variables', () => {
  expect(JSON.stringify(of('page=2&featured=true&country=India&state=Delhi&search=+new+'))).toBe(
    '{"filter":{"search":"new","state":"Delhi","country":"India","featured":true},"page":{"number":2,"size":12},"country":"India"}',
  );
});

test.each([
  ['blank text', 'search=%20&state=&country=+'],
  ['anything but true', 'featured=false'],
  ['true in capitals', 'featured=TRUE'],
  ['a page that is no number', 'page=x'],
  ['pages before the first', 'page=-1'],
  ['unknown parameters', 'limit=1000000&__proto__=1'],
  ['only NUL characters', 'country=%00'],
])('ignores %s', (_, address) => {
  expect(of(address)).toEqual({ filter: {}, page: { number: 1, size: 12 } });
});

test("truncates a search to the API's maximum length, never inside a character", () => {
  expect(of(`search=${'a'.repeat(199)}${encodeURIComponent('😀')}`).filter.search).toBe('a'.repeat(199));
});

test("clamps a page number to the API's maximum", () => {
  expect(of('page=123456').page).toEqual({ number: 10_000, size: 12 });
});

test('drops default values when parsing', () => {
  expect(citiesParams(new URLSearchParams('page=1&featured=0&state=Goa'))).toEqual({ state: 'Goa' });
});

test('uses the id in the address without validating it', () => {
  expect(cityVariables({ id: 'a%00b' })).toEqual({ id: 'a%00b' });
  expect(cityVariables({})).toEqual({ id: '' });
});
