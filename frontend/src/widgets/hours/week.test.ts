import { type DayHours, EMPTY_WEEK, formatWeek, parseWeek, wrongWith } from './week';

const closed: DayHours = { kind: 'closed' };
const always: DayHours = { kind: 'always' };
const hours = (...spans: string[]): DayHours => ({
  kind: 'hours',
  spans: spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })),
});

test.each([
  ['Mo-Fr 09:00-18:00', [...Array<DayHours>(5).fill(hours('09:00-18:00')), closed, closed]],
  ['Sa,Su 10:00-14:00,16:00-20:00', [...Array<DayHours>(5).fill(closed), ...Array<DayHours>(2).fill(hours('10:00-14:00', '16:00-20:00'))]],
  ['24/7', Array<DayHours>(7).fill(always)],
  ['Mo-Su 18:00-01:00', Array<DayHours>(7).fill(hours('18:00-01:00'))],
  ['Mo-Th 10:00-24:00; Fr-Su 00:00-24:00', [...Array<DayHours>(4).fill(hours('10:00-00:00')), always, always, always]],
  [
    'Mo,We,Fr 08:00-12:00; Tu,Th 13:00-17:00',
    [0, 1, 2, 3, 4, 5, 6].map((day) => [hours('08:00-12:00'), hours('13:00-17:00')][day % 2]).map((one, day) => (day > 4 ? closed : one)),
  ],
  ['', EMPTY_WEEK],
])('parseWeek and formatWeek keep %j', (text, week) => {
  expect(parseWeek(text)).toEqual(week);
  expect(formatWeek(week as DayHours[])).toBe(text);
});

test.each([
  ['09:00-17:00', 'Mo-Su 09:00-17:00'],
  ['Mo-Su 09:00-17:00; Tu off', 'Mo,We-Su 09:00-17:00'],
  ['mo - fr 9:00 - 17:00 ; sa closed;', 'Mo-Fr 09:00-17:00'],
  ['Sa-Mo 10:00-12:00', 'Mo,Sa,Su 10:00-12:00'],
  ['Mo-Fr 08:00-12:00; We 14:00-16:00', 'Mo,Tu,Th,Fr 08:00-12:00; We 14:00-16:00'],
  ['Mo 00:00-24:00', 'Mo 00:00-24:00'],
  ['Mo 24/7', 'Mo 00:00-24:00'],
  ['Mo 00:00-02:00,18:00-24:00', 'Mo 00:00-02:00,18:00-24:00'],
])('formatWeek shortens %j', (text, short) => {
  expect(formatWeek(parseWeek(text) ?? [])).toBe(short);
  expect(parseWeek(short)).toEqual(parseWeek(text));
});

test.each([
  'Mo-Fr 09:00-18:00; PH off',
  'Apr-Sep 10:00-20:00',
  'sunrise-sunset',
  'Mo 09:00+',
  'Mo 09:00-12:00 "ring"',
  'Mo[1] 10:00-12:00',
  'off',
  'nonsense',
  'Mo 18:00-26:00',
  'Mo 09:00-09:00',
  'Mo 24:00-02:00',
  'Mo 10:00-24:30',
  'Mo',
  'Mo-Fr 09:00-18:00 || "by appointment"',
  'week 1-10 Mo 09:00-10:00',
])('parseWeek returns undefined for %j', (text) => expect(parseWeek(text)).toBeUndefined());

test('parseWeek is the inverse of formatWeek for every week', () => {
  const kinds = [closed, always, hours('09:00-18:00'), hours('10:00-14:00', '16:00-00:00'), hours('22:00-03:00')];
  for (let n = 1; n < 5 ** 7; n += 97) {
    const week = Array.from({ length: 7 }, (_, day) => kinds[Math.floor(n / 5 ** day) % 5] ?? closed);
    expect(parseWeek(formatWeek(week))).toEqual(week);
  }
});

test('wrongWith describes an incomplete time', () => {
  expect(wrongWith({ from: '09:00', to: '18:00' })).toBeUndefined();
  expect(wrongWith({ from: '', to: '18:00' })).toBe('Please enter when it opens and when it closes');
  expect(wrongWith({ from: '09:00', to: '09:00' })).toBe('It cannot open and close at the same time');
});
