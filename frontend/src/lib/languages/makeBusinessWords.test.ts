import { makeBusinessWords } from './makeBusinessWords';
import type { Say } from './makeI18n';

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const NOW = Date.parse('2026-05-02T12:00:00Z');

test.each([
  [null, null, null],
  ['closed-permanently', null, 'lib.permanentlyClosed'],
  ['closed-permanently', '2020-01-01', 'lib.permanentlyClosed'],
  ['closed-temporarily', null, 'lib.temporarilyClosed'],
  ['closed-temporarily', '2026-05-03', 'lib.closedUntilDay May 3, 2026'],
  ['closed-temporarily', '2026-05-02', null],
  ['opening-soon', null, 'lib.openingSoon'],
  ['opening-soon', '2026-06-01', 'lib.opensOnDay Jun 1, 2026'],
  ['opening-soon', '2026-01-01', null],
])('a place with the status %j and the day %j is described as %j', (businessStatus, opensOn, words) => {
  expect(makeBusinessWords(say, 'en')({ businessStatus, opensOn }, NOW)).toBe(words);
});
