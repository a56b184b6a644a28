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
])('the list shows %j for the typed %j as %j', (label, typed, shown) => {
  expect(bold(label, typed)).toBe(shown);
});

test.each([
  ['Gateway of India', 'ind gat', true],
  ['Café Central', 'CAFE', true],
  ['Gateway of India', 'indian', false],
  ['Gateway of India', 'way', false],
])('isMatch of %j and the typed %j is %j', (label, typed, fits) => {
  expect(isMatch(label, typed)).toBe(fits);
});
