import { PLAIN_SITE } from '../site';
import { placesVariables, readPlaces, withSlugs } from './placesAddress';

const NOW = new Date('2026-06-17T12:00:00Z');
const category = (slug: string, aliases: string[] = []) => ({
  slug,
  aliases,
  preset: slug,
  names: [],
  plurals: [],
  color: '#000000',
  iconPath: '',
  isHidden: false,
});
/** Site whose categories and attributes are known. */
const KNOWN = {
  categories: [category('cafe', ['coffee']), category('bar'), category('museum')],
  filters: { cuisine: { values: ['pizza', 'thai'], categories: ['restaurant'] }, wheelchair: { values: ['yes', 'no'], categories: [] } },
};
const read = (address: string, site = KNOWN as Parameters<typeof readPlaces>[1]) => readPlaces(new URLSearchParams(address), site, NOW);
const of = (address: string) => placesVariables(read(address, PLAIN_SITE).params).list;
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
  ['other prices', 'price=5,$,cheap'],
  ['times that do not exist or are far away', 'openAt=2026-02-30T10:00'],
  ['a time in the year 9999', 'openAt=9999-12-24T20:00'],
  ['a distance without a point', 'maxDistance=500'],
  ['distances and days beyond the limits', 'near=1,1x&maxDistance=100001&addedWithin=367'],
  ['attributes without an option', 'attr=&attr=cuisine&attr=:&attr=cuisine:,'],
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

test('keeps unknown cities, which match no place, and all categories before they are loaded', () => {
  expect(of('category=volcano&city=../../x').filter).toEqual({ category: 'volcano', city: '../../x' });
});

test('reads all filters, several values of each, and the slugs of aliases', () => {
  const { params, ignored } = read(
    'category=Coffee,bar,cafe&price=1,free&attr=cuisine:pizza,thai&attr=wheelchair:yes&openAt=2026-06-17T20:00&withPhotos=true&addedWithin=30&near=1,2&maxDistance=500',
  );
  expect(ignored).toEqual([]);
  expect(JSON.stringify(placesVariables(params).filters)).toBe(
    '{"filter":{"categories":["cafe","bar"],"near":{"latitude":1,"longitude":2},"openAt":"2026-06-17T20:00","prices":["1","free"],' +
      '"attributes":[{"key":"cuisine","any":["pizza","thai"]},{"key":"wheelchair","any":["yes"]}],"withPhotos":true,"addedWithin":30,"maxDistance":500}}',
  );
});

test('names what it ignores: unknown words, other types, and what is beyond the limits', () => {
  const { params, ignored } = read('category=cafe,volcano&price=free,9&attr=cuisine:pizza,x&attr=magic:yes&attr=__proto__:yes&openAt=noon&minRating=9&page=-1');
  expect(params).toEqual({ category: 'cafe', price: 'free', attr: ['cuisine:pizza'] });
  expect([...ignored].sort()).toEqual(['attr=__proto__:yes', 'attr=cuisine:x', 'attr=magic:yes', 'category=volcano', 'minRating=9', 'openAt=noon', 'price=9']);
  const many = read(Array.from({ length: 25 }, (_, n) => `attr=cuisine:pizza${',thai'.repeat(n)}&attr=wheelchair:yes${',no'.repeat(n)}`).join('&'));
  expect(many.params.attr).toHaveLength(20);
  expect(many.ignored.length).toBeGreaterThan(0);
});

test('returns the address with slugs only if it has other words for them', () => {
  const slugged = (address: string) => withSlugs(new URLSearchParams(address), KNOWN)?.toString();
  expect(slugged('category=cafe,volcano&x=1')).toBeUndefined();
  expect(slugged('category=COFFEE,volcano&x=1')).toBe('category=cafe%2Cvolcano&x=1');
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
  expect(read('page=1&minRating=2').params).toEqual({ minRating: 2 });
});
