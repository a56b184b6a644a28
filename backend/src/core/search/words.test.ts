import { searchWords } from './words.js';

test('splits a text into words, whatever is between them', () => {
  expect(searchWords('  Gateway,of — "India"!  ')).toEqual(['Gateway', 'of', 'India']);
});

test('returns a repeated word once', () => {
  expect(searchWords('tea tea  tea')).toEqual(['tea']);
});

test.each([undefined, '', '   ', '%', '_', '\\', '!?…', '★ €', '\u0301', '\u200b'])('finds no words in %j', (text) => {
  expect(searchWords(text)).toEqual([]);
});

test('keeps letters and digits of any script', () => {
  expect(searchWords('São 東京 मुंबई 24')).toEqual(['São', '東京', 'मुंबई', '24']);
});

test('returns the same words for composed and decomposed letters', () => {
  expect(searchWords('cafe\u0301')).toEqual(searchWords('caf\u00e9'));
});

test('returns the first eight words of a long text', () => {
  expect(searchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
