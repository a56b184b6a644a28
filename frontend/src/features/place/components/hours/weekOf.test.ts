import { otherRemarks, weekOf } from './weekOf';

const period = (opensAt: string, closesAt: string, comment: string | null = null) => ({
  opensAt: `2026-11-${opensAt}:00+05:30`,
  closesAt: `2026-11-${closesAt}:00+05:30`,
  comment,
});
const now = Date.parse('2026-11-21T12:00:00+05:30');
const told = (...periods: ReturnType<typeof period>[]) =>
  weekOf({ timeZone: 'Asia/Kolkata', periods }, now).map(({ name, isToday, spans }) =>
    [name, ...(isToday ? ['today'] : []), ...spans.map(({ text, comment }) => (comment ? `${text} ${comment}` : text))].join(' '),
  );

test('lists the next seven days once each, from Monday to Sunday, with all periods', () => {
  const week = told(
    period('20T09:00', '20T18:00'),
    period('21T10:00', '21T14:00'),
    period('21T16:00', '21T20:00', 'garden only'),
    period('23T09:00', '23T18:00'),
    period('27T08:00', '27T18:00'),
    period('28T11:00', '28T14:00'),
  );
  expect(week).toEqual([
    'Monday 09:00–18:00',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday 08:00–18:00',
    'Saturday today 10:00–14:00 16:00–20:00 garden only',
    'Sunday',
  ]);
});

test('keeps a period over midnight on the day it begins', () => {
  expect(told(period('20T22:00', '21T03:00'), period('21T22:00', '22T03:00')).slice(4)).toEqual(['Friday', 'Saturday today 22:00–03:00', 'Sunday']);
});

test('splits a period of several days by day', () => {
  expect(told(period('20T00:00', '22T18:00'), period('23T09:00', '25T00:00'))).toEqual([
    'Monday 09:00–24:00',
    'Tuesday Open 24 hours',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday today Open 24 hours',
    'Sunday 00:00–18:00',
  ]);
  expect(told(period('20T00:00', '29T00:00'))).toHaveLength(7);
  expect(told(period('22T00:00', '23T00:00'))[6]).toBe('Sunday Open 24 hours');
});

test('returns the comments that belong to no period, without duplicates', () => {
  const periods = [period('21T10:00', '21T14:00', 'ring')];
  expect(otherRemarks('Mo 10:00-14:00 open "ring"; Sa "by appointment"; Su "by appointment"', periods)).toEqual(['by appointment']);
  expect(otherRemarks('Mo 10:00-14:00', periods)).toEqual([]);
});
