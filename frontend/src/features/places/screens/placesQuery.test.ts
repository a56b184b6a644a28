import { placesParams, placesVariables } from './placesQuery';

const of = (address: string) => placesVariables(new URLSearchParams(address));
const first = { number: 1, size: 18 };

test('an address without filters returns the first page in recommended order', () => {
  expect(JSON.stringify(of(''))).toBe('{"filter":{},"sort":"RECOMMENDED","page":{"number":1,"size":18}}');
});

test('the order of the parameters in the address does not change the variables', () => {
  const variables = of('page=3&sort=reviews&minRating=4&pincode=400001&city=c1&category=museum&search=+old+town+');
  expect(JSON.stringify(variables)).toBe(
    '{"filter":{"search":"old town","category":"museum","city":"c1","pincode":"400001","minRating":4},' + '"sort":"REVIEWS","page":{"number":3,"size":18}}',
  );
});

test('an address with a point and an area filters by both', () => {
  expect(JSON.stringify(of('near=18.5,73.85&area=18,73.5,19,74&sort=nearest'))).toBe(
    '{"filter":{"near":{"latitude":18.5,"longitude":73.85},"bounds":{"southWest":{"latitude":18,"longitude":73.5},"northEast":{"latitude":19,"longitude":74}}},' +
      '"sort":"NEAREST","page":{"number":1,"size":18}}',
  );
});

test.each([
  ['blank text', 'search=%20%09&category=&city=+&pincode='],
  ['a rating of zero', 'minRating=0'],
  ['ratings above four', 'minRating=5'],
  ['ratings in fractions', 'minRating=3.5'],
  ['a rating that is no number', 'minRating=NaN'],
  ['an infinite rating', 'minRating=Infinity'],
  ['unknown orders', 'sort=price'],
  ['the order "nearest" without a point', 'sort=nearest'],
  ['invalid points and areas', 'near=here&area=1,2,3&sort=nearest'],
  ['property names of JavaScript objects', 'sort=constructor&minRating=__proto__&page=toString'],
  ['a page that is no number', 'page=zero'],
  ['pages before the first', 'page=-2'],
  ['page zero', 'page=0'],
  ['unknown parameters', 'filter[search]=x&__proto__=1&utm_source=y'],
  ['only NUL characters', 'search=%00%00'],
])('ignores %s', (_, address) => {
  expect(of(address)).toEqual({ filter: {}, sort: 'RECOMMENDED', page: first });
});

test('keeps unknown categories and cities, which match no place', () => {
  expect(of('category=volcano&city=../../x').filter).toEqual({ category: 'volcano', city: '../../x' });
});

test("truncates a search to the API's maximum length, never inside a character", () => {
  expect(of(`search=${'a'.repeat(500)}`).filter.search).toHaveLength(200);
  const { search } = of(`search=${'a'.repeat(199)}${encodeURIComponent('😀')}`).filter;
  expect(search).toBe('a'.repeat(199));
});

test('removes NUL characters and uses the first of repeated parameters', () => {
  expect(of('search=a%00b&search=c').filter).toEqual({ search: 'ab' });
});

test("clamps a page number to the API's maximum", () => {
  expect(of('page=99999999999999999999').page).toEqual({ number: 10_000, size: 18 });
});

test('drops default values when parsing', () => {
  expect(placesParams(new URLSearchParams('page=1&sort=recommended&minRating=2'))).toEqual({ minRating: 2 });
});
