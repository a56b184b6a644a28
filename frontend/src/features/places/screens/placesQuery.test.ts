import { placesParams, placesVariables } from './placesQuery';

const of = (address: string) => placesVariables(new URLSearchParams(address));
const first = { number: 1, size: 18 };

test('an address without filters asks for the first recommended places', () => {
  expect(JSON.stringify(of(''))).toBe('{"filter":{},"sort":"RECOMMENDED","page":{"number":1,"size":18}}');
});

test('an address with everything asks for everything, in the same order however the address puts it', () => {
  const variables = of('page=3&sort=reviews&minRating=4&pincode=400001&city=c1&category=museum&search=+old+town+');
  expect(JSON.stringify(variables)).toBe(
    '{"filter":{"search":"old town","category":"museum","city":"c1","pincode":"400001","minRating":4},' + '"sort":"REVIEWS","page":{"number":3,"size":18}}',
  );
});

test('an address with a point and an area asks for places there, and how far they are', () => {
  expect(JSON.stringify(of('near=18.5,73.85&area=18,73.5,19,74&sort=nearest'))).toBe(
    '{"filter":{"near":{"latitude":18.5,"longitude":73.85},"bounds":{"southWest":{"latitude":18,"longitude":73.5},"northEast":{"latitude":19,"longitude":74}}},' +
      '"sort":"NEAREST","page":{"number":1,"size":18}}',
  );
});

test.each([
  ['blank words', 'search=%20%09&category=&city=+&pincode='],
  ['ratings that are none', 'minRating=0'],
  ['ratings above four', 'minRating=5'],
  ['ratings in fractions', 'minRating=3.5'],
  ['ratings in words', 'minRating=NaN'],
  ['endless ratings', 'minRating=Infinity'],
  ['unknown orders', 'sort=price'],
  ['orders that need a place to measure from', 'sort=nearest'],
  ['points and areas that are none', 'near=here&area=1,2,3&sort=nearest'],
  ['names of the language itself', 'sort=constructor&minRating=__proto__&page=toString'],
  ['pages that are none', 'page=zero'],
  ['pages before the first', 'page=-2'],
  ['page nought', 'page=0'],
  ['parameters nobody knows', 'filter[search]=x&__proto__=1&utm_source=y'],
  ['nothing but NUL', 'search=%00%00'],
])('ignores %s', (_, address) => {
  expect(of(address)).toEqual({ filter: {}, sort: 'RECOMMENDED', page: first });
});

test('unknown categories and cities stay, so that nothing is found instead of everything', () => {
  expect(of('category=volcano&city=../../x').filter).toEqual({ category: 'volcano', city: '../../x' });
});

test('words are cut to what the API takes, never within a character', () => {
  expect(of(`search=${'a'.repeat(500)}`).filter.search).toHaveLength(200);
  const { search } = of(`search=${'a'.repeat(199)}${encodeURIComponent('😀')}`).filter;
  expect(search).toBe('a'.repeat(199));
});

test('NUL is taken out and the first of several counts', () => {
  expect(of('search=a%00b&search=c').filter).toEqual({ search: 'ab' });
});

test('pages far past the end are brought to the last that the API takes', () => {
  expect(of('page=99999999999999999999').page).toEqual({ number: 10_000, size: 18 });
});

test('what is read can be written again without the defaults', () => {
  expect(placesParams(new URLSearchParams('page=1&sort=recommended&minRating=2'))).toEqual({ minRating: 2 });
});
