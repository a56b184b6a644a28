import { returnTarget } from './returnTarget';

test('the target is the screen that required the sign-in', () => {
  expect(returnTarget({ from: { pathname: '/places/1', search: '?sort=newest', hash: '#reviews' } })).toBe('/places/1?sort=newest#reviews');
});

test.each([undefined, null, {}, { from: null }, { from: {} }, { from: { pathname: '' } }, 'text', 42])('the target is the home page for state %j', (state) => {
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
])('the target is never %j', (pathname) => {
  expect(returnTarget({ from: { pathname } })).toBe('/');
});

test('the target is checked with all its parts together', () => {
  expect(returnTarget({ from: { pathname: '/', search: '/evil.example' } })).toBe('/');
});
