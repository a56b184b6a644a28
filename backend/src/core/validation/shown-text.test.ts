import { listed, shown } from './shown-text.js';

test('shows a text of a file on one short line that PostgreSQL can store', () => {
  expect(shown('Café\0\r\nA\u2028B')).toBe('Café A B');
  expect(shown('\ud800 x')).toBe('\ufffd x');
  expect(shown('x'.repeat(200))).toBe(`${'x'.repeat(100)} …`);
  expect(shown('👍🏽👍🏽', 5)).toBe('👍🏽 …');
});

test('lists names, and marks a list that is cut', () => {
  expect(listed(['a', 'b'])).toBe('a, b');
  expect(listed(['a', 'b', 'c'], 2)).toBe('a, b, …');
  expect(listed(['x'.repeat(80)])).toBe(`${'x'.repeat(60)} …`);
});
