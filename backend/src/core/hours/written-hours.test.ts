import { hoursOfDays, hoursOfWords } from './written-hours.js';

test.each([
  ['Mo-Fr 08:00-18:00; PH off', 'Mo-Fr 08:00-18:00; PH off'],
  ['sunrise-sunset', 'sunrise-sunset'],
  ['Mo - Fr 9am - 5pm', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 10:00-18:00', 'Mo-Fr 10:00-18:00'],
  ['Monday to Friday: 9 a.m. to 5:30 p.m.; Saturday closed', 'Mo-Fr 09:00-17:30; Sa off'],
  ['9-5pm daily', 'Mo-Su 09:00-17:00'],
  ['2-5pm', 'Mo-Su 14:00-17:00'],
  ['Mon, Wed 12pm - 12am', 'Mo,We 12:00-24:00'],
  ['noon to midnight', 'Mo-Su 12:00-24:00'],
  ['Lu-Ve 10h-18h', 'Mo-Fr 10:00-18:00'],
  ['Lu-Di 10h30-18h', 'Mo-Su 10:30-18:00'],
  ['Du lundi au vendredi de 9h à 12h et de 14h à 18h, fermé le dimanche', undefined],
  ['Du lundi au vendredi de 9h à 12h et de 14h à 18h, dimanche fermé', 'Mo-Fr 09:00-12:00,14:00-18:00; Su off'],
  ['Tous les jours de 10h à 19h', 'Mo-Su 10:00-19:00'],
  ['24 heures', '24/7'],
  ['24h/24', '24/7'],
  ['rund um die Uhr', '24/7'],
  ['täglich 9–17 Uhr', 'Mo-Su 09:00-17:00'],
  ['Mo–Fr 9–17 Uhr', 'Mo-Fr 09:00-17:00'],
  ['Di-So 11.30-22 Uhr, Montag Ruhetag', 'Tu-Su 11:30-22:00; Mo off'],
  ['Mo. - Do. 8 bis 12 und 13 bis 17 Uhr', 'Mo-Th 08:00-12:00,13:00-17:00'],
  ['Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00', 'Mo-Fr 09:00-14:00,17:00-20:00'],
  ['lunedì - sabato dalle 9 alle 19; domenica chiuso', 'Mo-Sa 09:00-19:00; Su off'],
  ['segunda a sexta das 9h às 18h', 'Mo-Fr 09:00-18:00'],
  ['सोमवार से शुक्रवार 10:00-18:00', 'Mo-Fr 10:00-18:00'],
  ['प्रतिदिन १०:०० से १८:००', 'Mo-Su 10:00-18:00'],
  ['يوميا من ٩:٠٠ إلى ١٧:٠٠', 'Mo-Su 09:00-17:00'],
  ['10h-18h lundi-vendredi', 'Mo-Fr 10:00-18:00'],
  ['Jan-Mar Mo-Fr 10:00-12:00', 'Jan-Mar Mo-Fr 10:00-12:00'],
  ['18-2', 'Mo-Su 18:00-02:00'],
  ['9-5', undefined],
  ['nach Vereinbarung', undefined],
  ['13pm-14pm', undefined],
  ['ab 9 Uhr', undefined],
  ['+423 232 12 12', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
])('translates the opening hours %j to %j', (text, hours) => {
  expect(hoursOfWords(text)).toBe(hours);
});

test('joins a text for each day, and reports texts that it cannot read', () => {
  const unreadable: string[] = [];
  const week = { Mo: '9-17', Tu: '9:00 - 17:00', We: '9–17 Uhr', Th: '9-12, 14-18', Fr: 'sur rendez-vous', Sa: 'fermé', Su: 'Ruhetag' };
  expect(hoursOfDays(week, (day, text) => unreadable.push(`${day} ${text}`))).toBe('Mo-We 09:00-17:00; Th 09:00-12:00,14:00-18:00; Sa-Su off');
  expect(unreadable).toEqual(['Fr sur rendez-vous']);
});

test.each(['closed', 'geschlossen', 'Ruhetag', 'fermé', 'cerrado', 'chiuso', 'fechado', 'बंद', 'مغلق', '-'])('reads %j as a closed day', (text) => {
  expect(hoursOfDays({ Mo: '10-18', Su: text }, () => undefined)).toBe('Mo 10:00-18:00; Su off');
});

test('gives no hours if no day has any', () => {
  expect(hoursOfDays({}, () => undefined)).toBeUndefined();
});
