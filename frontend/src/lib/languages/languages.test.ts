import { ENGLISH, LANGUAGES, makeSiteLanguages, shellOf, withoutPrefix } from './languages';

const ALL = LANGUAGES.map(({ code }) => code);
const languageOf = (code: string) => LANGUAGES.find((one) => one.code === code) ?? ENGLISH;
const english = makeSiteLanguages({ initial: 'en', offered: ALL });
const german = makeSiteLanguages({ initial: 'de', offered: ['de', 'en', 'ar'] });

test.each([
  ['/', 'en', '/'],
  ['/cities', 'en', '/cities'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/ar/places/1', 'ar', '/places/1'],
  ['/estonia', 'en', '/estonia'],
  ['/fr', 'en', '/fr'],
  ['', 'en', ''],
  ['//es', 'en', '//es'],
  ['/es//x', 'es', '//x'],
])('%j is split into language %s and path %j', (address, code, path) => {
  expect(english.readLanguage(address)).toEqual({ language: languageOf(code), path, isMoved: false });
  expect(withoutPrefix(address)).toBe(path);
});

test.each([
  ['/cities', 'de', '/cities', false],
  ['/en/cities', 'en', '/cities', false],
  ['/de', 'de', '/', true],
  ['/de/cities', 'de', '/cities', true],
  ['/es/cities', 'de', '/cities', true],
  ['/hi', 'de', '/', true],
])('with German as default and without Spanish, %j is in %s', (address, code, path, isMoved) => {
  expect(german.readLanguage(address)).toEqual({ language: languageOf(code), path, isMoved });
});

test('the prefix of the default language is one of an address that has moved', () => {
  expect(english.readLanguage('/en/cities')).toEqual({ language: ENGLISH, path: '/cities', isMoved: true });
});

test.each([
  ['/', '/es'],
  ['/cities', '/es/cities'],
  ['/?utm=1', '/es?utm=1'],
  ['/places?page=2#x', '/es/places?page=2#x'],
])('pathIn adds the prefix of a language to %j, and none for the default one', (path, there) => {
  const spanish = languageOf('es');
  expect([english.pathIn(ENGLISH, path), english.pathIn(spanish, path)]).toEqual([path, there]);
  const site = makeSiteLanguages({ initial: 'es', offered: ALL });
  expect([site.pathIn(spanish, path), site.pathIn(ENGLISH, path)]).toEqual([path, there.replace('es', 'en')]);
});

test('alternatesOf lists a page in all offered languages, with the default one for all others', () => {
  const listed = ({ alternatesOf }: typeof english) => alternatesOf('/cities').map(({ hreflang, href }) => [hreflang, href]);
  expect(listed(english)).toEqual([
    ['en', '/cities'],
    ['es', '/es/cities'],
    ['de', '/de/cities'],
    ['hi', '/hi/cities'],
    ['ar', '/ar/cities'],
    ['x-default', '/cities'],
  ]);
  expect(listed(german)).toEqual([
    ['en', '/en/cities'],
    ['de', '/cities'],
    ['ar', '/ar/cities'],
    ['x-default', '/cities'],
  ]);
  expect(listed(makeSiteLanguages({ initial: 'hi', offered: ['hi'] }))).toEqual([]);
});

test('alternatesOf lists a page only in the languages in which it has a text', () => {
  const { alternatesOf } = english;
  expect(alternatesOf('/pages/a', ['de', 'ar']).map(({ href }) => href)).toEqual(['/de/pages/a', '/ar/pages/a']);
  expect(alternatesOf('/pages/a', ['en']).map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
  expect(alternatesOf('/pages/a', [])).toEqual([]);
  expect(german.alternatesOf('/pages/a', ['es', 'de']).map(({ hreflang }) => hreflang)).toEqual(['de', 'x-default']);
});

test('a missing text is replaced by the one in the default language, then in an offered one', () => {
  expect(german.fallbacks.map(({ code }) => code)).toEqual(['de', 'en', 'ar', 'es', 'hi']);
});

test('a default language that is not among the offered ones is offered', () => {
  expect(makeSiteLanguages({ initial: 'ar', offered: ['en'] }).offered.map(({ code }) => code)).toEqual(['en', 'ar']);
  expect(makeSiteLanguages({ initial: 'fr', offered: ['fr'] })).toMatchObject({ initial: ENGLISH, offered: [ENGLISH] });
});

test.each([
  ['/', '/shell/default'],
  ['/places', '/shell/default'],
  ['/ar', '/shell/ar'],
  ['/en/places/1', '/shell/en'],
])('the app shell of %j is %j', (path, shell) => expect(shellOf(path)).toBe(shell));
