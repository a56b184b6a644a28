import { citiesParams, citiesVariables } from './citiesQuery';
import { cityVariables } from './cityQuery';

const of = (address: string) => citiesVariables(new URLSearchParams(address));

test('an address without filters asks for the first page of all cities', () => {
  expect(JSON.stringify(of(''))).toBe('{"filter":{},"page":{"number":1,"size":12}}');
});

test('an address with everything asks for everything, in the same order however the address puts it', () => {
  expect(JSON.stringify(of('page=2&featured=true&country=India&state=Delhi&search=+new+'))).toBe(
    '{"filter":{"search":"new","state":"Delhi","country":"India","featured":true},"page":{"number":2,"size":12},"country":"India"}',
  );
});

test.each([
  ['blank words', 'search=%20&state=&country=+'],
  ['anything but true', 'featured=false'],
  ['true in capitals', 'featured=TRUE'],
  ['pages that are none', 'page=x'],
  ['pages before the first', 'page=-1'],
  ['parameters nobody knows', 'limit=1000000&__proto__=1'],
  ['nothing but NUL', 'country=%00'],
])('ignores %s', (_, address) => {
  expect(of(address)).toEqual({ filter: {}, page: { number: 1, size: 12 } });
});

test('words are cut to what the API takes, never within a character', () => {
  expect(of(`search=${'a'.repeat(199)}${encodeURIComponent('😀')}`).filter.search).toBe('a'.repeat(199));
});

test('pages far past the end are brought to the last that the API takes', () => {
  expect(of('page=123456').page).toEqual({ number: 10_000, size: 12 });
});

test('what is read can be written again without the defaults', () => {
  expect(citiesParams(new URLSearchParams('page=1&featured=0&state=Goa'))).toEqual({ state: 'Goa' });
});

test('a city is asked for by the id in its address, whatever that is', () => {
  expect(cityVariables({ id: 'a%00b' })).toEqual({ id: 'a%00b' });
  expect(cityVariables({})).toEqual({ id: '' });
});
