import { hoursJsonLd } from './hours-json-ld.js';

const PUNE = { timeZone: 'Asia/Kolkata', latitude: 18.5, longitude: 73.9, country: 'India' };
/** A Thursday, 20:00 in Pune. */
const NOW = new Date('2026-11-26T14:30:00Z');

/** Returns each entry as weekday, opening time and closing time. */
const read = (text: string | null) =>
  (hoursJsonLd(text, PUNE, NOW) as { dayOfWeek: string; opens: string; closes: string }[] | undefined)?.map(
    ({ dayOfWeek, opens, closes }) => `${dayOfWeek.replace('https://schema.org/', '').slice(0, 2)} ${opens}-${closes}`,
  );

test('an entry is valid only for its day', () => {
  expect(hoursJsonLd('Fr 09:00-17:30', PUNE, NOW)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Friday',
      opens: '09:00',
      closes: '17:30',
      validFrom: '2026-11-27',
      validThrough: '2026-11-27',
    },
  ]);
});

test.each([
  ['Mo-We 10:00-13:00,14:00-18:00', ['Mo 10:00-13:00', 'Mo 14:00-18:00', 'Tu 10:00-13:00', 'Tu 14:00-18:00', 'We 10:00-13:00', 'We 14:00-18:00']],
  ['Th 08:00-10:00', ['Th 08:00-10:00']],
  ['Fr,Sa 18:00-03:00', ['Fr 18:00-03:00', 'Sa 18:00-03:00']],
  ['Su 18:00-24:00', ['Su 18:00-00:00']],
  ['Su 00:00-24:00', ['Su 00:00-23:59']],
  ['24/7', ['Th', 'Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We'].map((day) => `${day} 00:00-23:59`)],
  ['Sa 10:00-24:00; Su 00:00-24:00; Mo 00:00-04:00', ['Sa 10:00-23:59', 'Su 00:00-23:59', 'Mo 00:00-04:00']],
])('%s becomes %j', (text, entries) => {
  expect(read(text)).toEqual(entries);
});

test.each([null, 'off', 'whenever we like'])('there are no entries for %j', (text) => {
  expect(read(text)).toBeUndefined();
});
