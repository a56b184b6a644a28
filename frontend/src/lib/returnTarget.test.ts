import { returnTarget } from './returnTarget';

test('a sign-in leads back to the screen that asked for it', () => {
  expect(returnTarget({ from: { pathname: '/places/1', search: '?sort=newest', hash: '#reviews' } })).toBe('/places/1?sort=newest#reviews');
});

test.each([undefined, null, {}, { from: null }, { from: {} }, { from: { pathname: '' } }, 'text', 42])('without one (%j) it leads home', (state) => {
  expect(returnTarget(state)).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\r\n\\evil.example',
  'https://evil.example',
  'https:evil',
  'javascript:alert(1)',
  '\\\\evil',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/x/..\\\\evil.example',
  '///evil.example',
])('it never leads to %j', (pathname) => {
  expect(returnTarget({ from: { pathname } })).toBe('/');
});

test('it never leads to what only its parts together tell', () => {
  expect(returnTarget({ from: { pathname: '/', search: '/evil.example' } })).toBe('/');
});
