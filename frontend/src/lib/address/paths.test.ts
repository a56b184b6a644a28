import { isOfServer, mapsUrl, paths } from './paths';

test('undefined, empty and false parameters are left out', () => {
  expect(paths.places()).toBe('/places');
  expect(paths.places({ search: '', category: undefined, page: undefined })).toBe('/places');
  expect(paths.cities({ featured: false })).toBe('/cities');
});

test('parameters and ids are URL-encoded', () => {
  expect(paths.places({ search: 'sea & sun', minRating: 4 })).toBe('/places?search=sea+%26+sun&minRating=4');
  expect(paths.cities({ country: 'Côte d’Ivoire', featured: true })).toBe('/cities?country=C%C3%B4te+d%E2%80%99Ivoire&featured=true');
  expect(paths.place('a/b')).toBe('/places/a%2Fb');
});

test('mapsUrl contains the coordinates', () => {
  const point = { latitude: 18.921984, longitude: -72.834654 };
  expect(mapsUrl(point)).toBe('https://www.google.com/maps/search/?api=1&query=18.921984,-72.834654');
});

test.each([
  '/graphql',
  '/graphiql',
  '/api/docs',
  '/metrics',
  '/healthz',
  '/embed/map',
  '/sitemap.xml',
  '/backups/2026-09-21T03:00:00.000Z',
  '/sitemaps/places-1.xml',
  '/robots.txt',
  '/licences.txt',
  '/sw.js',
  '/art/cities/1.svg',
])('isOfServer is true for %s', (pathname) => expect(isOfServer(pathname)).toBe(true));

test.each(['/', '/ar', '/places', '/es/places/1', '/lists/api', '/apiary', '/admin/users'])('isOfServer is false for %s', (pathname) =>
  expect(isOfServer(pathname)).toBe(false),
);
