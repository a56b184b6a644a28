import { countsAsReporter, isTrusted, reportsADay, waitingSuggestions } from './standing.policy.js';
import type { Standing } from './standing.query.js';

const DAY = 24 * 3_600_000;
const NONE = { approved: 0, refused: 0, refusedLately: 0 };
const refused = (n: number, approved = 0) => ({ approved, refused: n, refusedLately: n });
const KNOWN: Standing = {
  userId: 'somebody',
  isConfirmed: true,
  since: new Date(Date.now() - 2 * DAY),
  isSuspended: false,
  wasSuspended: false,
  reviews: { ...NONE, approved: 3 },
  photos: NONE,
  suggestions: NONE,
  reports: NONE,
};

test.each<[string, Partial<Standing>, boolean]>([
  ['three approved reviews', {}, true],
  ['two approved reviews', { reviews: { ...NONE, approved: 2 } }, false],
  ['a refused review', { reviews: refused(1, 9) }, false],
  ['a review that was refused long ago', { reviews: { approved: 3, refused: 1, refusedLately: 0 } }, true],
  ['a refused photo', { photos: refused(1, 9) }, false],
  ['more refused suggestions than approved ones', { suggestions: refused(2, 1) }, false],
  ['as many refused suggestions as approved ones', { suggestions: refused(2, 2) }, true],
  ['a suspension', { isSuspended: true }, false],
  ['a suspension that has ended', { wasSuspended: true }, false],
  ['dismissed reports', { reports: refused(4) }, true],
  ['an unconfirmed address', { isConfirmed: false }, true],
])('decides whether an author with %s is trusted', (_what, more, expected) => {
  expect(isTrusted({ ...KNOWN, ...more }, 'reviews', 3)).toBe(expected);
});

test('trust depends on the number of approved contributions of the same kind', () => {
  const photos = { ...NONE, approved: 5 };
  expect([3, 4].map((after) => isTrusted({ ...KNOWN, photos }, 'reviews', after))).toEqual([true, false]);
  expect([5, 6].map((after) => isTrusted({ ...KNOWN, photos }, 'photos', after))).toEqual([true, false]);
  expect(isTrusted(KNOWN, 'suggestions', 1)).toBe(false);
});

test.each<[string, Partial<Standing>, boolean]>([
  ['a confirmed address', {}, true],
  ['an unconfirmed address', { isConfirmed: false }, false],
  ['an account of today', { since: new Date(Date.now() - DAY + 60_000) }, false],
  ['a suspension', { isSuspended: true }, false],
  ['a dismissed report', { reports: refused(1) }, false],
  ['as many dismissed reports as justified ones', { reports: refused(2, 2) }, false],
  ['more justified reports than dismissed ones', { reports: refused(2, 3) }, true],
  ['refused reviews', { reviews: refused(3) }, true],
])('decides whether a reporter with %s counts', (_what, more, expected) => {
  expect(countsAsReporter({ ...KNOWN, ...more }, true)).toBe(expected);
});

test('a reporter with an unconfirmed address counts if none is needed', () => {
  expect(countsAsReporter({ ...KNOWN, isConfirmed: false }, false)).toBe(true);
  expect(countsAsReporter({ ...KNOWN, isConfirmed: false, isSuspended: true }, false)).toBe(false);
});

test('limits are lower for users whose reports and suggestions were mostly refused', () => {
  expect([KNOWN, { ...KNOWN, reports: refused(1) }].map(reportsADay)).toEqual([50, 10]);
  expect([KNOWN, { ...KNOWN, suggestions: refused(1) }].map(waitingSuggestions)).toEqual([20, 5]);
});
