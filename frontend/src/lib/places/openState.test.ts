import { openState, openWords, type Period } from './openState';

const BERLIN = 'Europe/Berlin';

/** Creates a period in November 2026 from Berlin's local times (UTC+1). */
const period = (from: string, to: string): Period => ({ opensAt: `2026-11-${from}:00+01:00`, closesAt: `2026-11-${to}:00+01:00` });
const at = (time: string) => Date.parse(`2026-11-${time}:00+01:00`);

function words(periods: Period[], time: string, timeZone = BERLIN): string | undefined {
  const state = openState(periods, at(time));
  return state && openWords(state, timeZone, at(time));
}

// November 21 is a Saturday.
const week = [period('20T09:00', '20T22:00'), period('21T09:00', '21T14:00'), period('21T16:00', '21T22:00'), period('23T09:00', '23T22:00')];

test.each([
  ['21T09:00', 'Open until 14:00'],
  ['21T12:59', 'Open until 14:00'],
  ['21T13:00', 'Closes soon · 14:00'],
  ['21T13:59', 'Closes soon · 14:00'],
  ['21T14:00', 'Closed · opens 16:00'],
  ['21T08:00', 'Closed · opens 09:00'],
  ['21T22:00', 'Closed · opens Mon 09:00'],
  ['22T12:00', 'Closed · opens Mon 09:00'],
  ['23T22:00', 'Closed'],
])('the state at %s is: %s', (time, said) => expect(words(week, time)).toBe(said));

test('a period over midnight shows its closing time without a weekday', () => {
  expect(words([period('21T22:00', '22T03:00')], '21T23:00')).toBe('Open until 03:00');
  expect(words([period('21T22:00', '22T03:00')], '22T02:30')).toBe('Closes soon · 03:00');
  expect(words([period('21T10:00', '22T00:00')], '21T12:00')).toBe('Open until 00:00');
});

test('a period of several days shows the weekday of its closing time', () => {
  expect(words([period('20T00:00', '24T18:00')], '21T12:00')).toBe('Open until Tue 18:00');
});

test('a place without a known closing time is open 24 hours', () => {
  expect(words([period('20T00:00', '29T00:00')], '21T23:59')).toBe('Open 24 hours');
});

test('adjacent and overlapping periods are merged', () => {
  expect(words([period('21T09:00', '21T12:30'), period('21T12:30', '21T18:00')], '21T12:00')).toBe('Open until 18:00');
  expect(words([period('21T09:00', '21T13:00'), period('21T12:30', '21T18:00')], '21T12:00')).toBe('Open until 18:00');
});

test('a place without periods has no state', () => expect(words([], '21T12:00')).toBeUndefined());

test("times and weekdays are those of the place's time zone", () => {
  expect(words(week, '21T08:00', 'Asia/Kolkata')).toBe('Closed · opens 13:30');
  // It is already Sunday in Auckland.
  expect(words([period('21T23:00', '21T23:30')], '21T12:00', 'Pacific/Auckland')).toBe('Closed · opens 11:00');
  expect(words([period('21T23:00', '21T23:30')], '21T11:30', 'Pacific/Auckland')).toBe('Closed · opens Sun 11:00');
});
