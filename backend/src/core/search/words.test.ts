import { searchWords } from './words.js';

test('a person finds by the words alone, whatever stands between them', () => {
  expect(searchWords('  Gateway,of — "India"!  ')).toEqual(['Gateway', 'of', 'India']);
});

test('a person who types a word twice searches for it once', () => {
  expect(searchWords('tea tea  tea')).toEqual(['tea']);
});

test.each([undefined, '', '   ', '%', '_', '\\', '!?…', '★ €', '\u0301', '\u200b'])('%j has no words', (text) => {
  expect(searchWords(text)).toEqual([]);
});

test('a person keeps letters and digits of any script', () => {
  expect(searchWords('São 東京 मुंबई 24')).toEqual(['São', '東京', 'मुंबई', '24']);
});

test('a person gets the same words from composed and from decomposed letters', () => {
  expect(searchWords('cafe\u0301')).toEqual(searchWords('caf\u00e9'));
});

test('a person who pastes a whole text searches for its first eight words', () => {
  expect(searchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
