import { alternatesOf, LANGUAGES, pathIn, readLanguage } from './languages';

const [english, spanish] = LANGUAGES;

test.each([
  ['/', 'en', '/'],
  ['/cities', 'en', '/cities'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/ar/places/1', 'ar', '/places/1'],
  ['/en/cities', 'en', '/en/cities'],
  ['/estonia', 'en', '/estonia'],
  ['/fr', 'en', '/fr'],
  ['', 'en', ''],
  ['//es', 'en', '//es'],
  ['/es//x', 'es', '//x'],
])('%j is split into language %s and path %j', (address, code, path) => {
  const read = readLanguage(address);
  expect([read.language.code, read.path]).toEqual([code, path]);
});

test('pathIn adds the prefix of a language, and none for English', () => {
  for (const [path, there] of [
    ['/', '/es'],
    ['/cities', '/es/cities'],
    ['/?utm=1', '/es?utm=1'],
    ['/places?page=2#x', '/es/places?page=2#x'],
  ] as const) {
    expect([english && pathIn(english, path), spanish && pathIn(spanish, path)]).toEqual([path, there]);
  }
});

test('alternatesOf lists a page in all languages, with English as default', () => {
  expect(alternatesOf('/cities').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en', '/cities'],
    ['es', '/es/cities'],
    ['de', '/de/cities'],
    ['hi', '/hi/cities'],
    ['ar', '/ar/cities'],
    ['x-default', '/cities'],
  ]);
});

test('alternatesOf lists a page only in the languages in which it has a text', () => {
  expect(alternatesOf('/pages/a', ['de', 'ar']).map(({ href }) => href)).toEqual(['/de/pages/a', '/ar/pages/a']);
  expect(alternatesOf('/pages/a', ['en']).map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
  expect(alternatesOf('/pages/a', [])).toEqual([]);
});
