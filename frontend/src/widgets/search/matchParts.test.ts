import { isMatch, matchParts } from './matchParts';

const bold = (label: string, typed: string) =>
  matchParts(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test.each([
  ['Gateway of India', 'gate', '[Gate]way of India'],
  ['Gateway of India', 'in gate', '[Gate]way of [In]dia'],
  ['Café Central', 'cafe', '[Café] Central'],
  ['São Paulo', 'sao p', '[São] [P]aulo'],
  ['Saint-Denis', 'den', 'Saint-[Den]is'],
  ['The Gate & Garden', 'ga', 'The [Ga]te & [Ga]rden'],
  ['Mumbai', 'mumbia', 'Mumbai'],
  ['東京タワー', '東京', '[東京]タワー'],
  ['Mumbai', '', 'Mumbai'],
  ['', 'x', ''],
])('of %j, when %j was typed, the list shows %j', (label, typed, shown) => {
  expect(bold(label, typed)).toBe(shown);
});

test.each([
  ['Gateway of India', 'ind gat', true],
  ['Café Central', 'CAFE', true],
  ['Gateway of India', 'indian', false],
  ['Gateway of India', 'way', false],
])('whether %j still fits when %j is typed: %j', (label, typed, fits) => {
  expect(isMatch(label, typed)).toBe(fits);
});
