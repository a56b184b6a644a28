import { withoutWords } from './filterChoices';

test.each([
  ['Barcelona bar', 'bar', 'Barcelona'],
  ['bar Barcelona', 'Barcelona', 'bar'],
  ['vegan  open   NOW Lisbon', 'open NOW', 'vegan Lisbon'],
  ['İstanbul café (Karaköy)', '(Karaköy)', 'İstanbul café'],
  ['東京カフェ 安い', '安い', '東京カフェ'],
  ['東京カフェ', 'カフェ', '東京'],
  ['pizza', 'pizza', undefined],
  ['what? pizza', 'sushi', 'what? pizza'],
])('%j without the words %j is %j', (search, words, rest) => {
  expect(withoutWords(search, words)).toBe(rest);
});
