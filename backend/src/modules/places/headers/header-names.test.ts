import { SHIPPED_ATTRIBUTES } from '../../../core/db/migrations/data/index.js';
import { HEADER_FIELDS, HEADER_LANGUAGES, headerForm, headerOf, headersOf } from './header-names.js';

test.each([
  ['Code postal', 'pincode'],
  ['CODE_POSTAL', 'pincode'],
  ['codepostal', 'pincode'],
  ['codes postaux', undefined],
  ['Straße', 'street'],
  ['STRASSE', 'street'],
  ['Öffnungszeiten', 'openingHours'],
  ['Oeffnungszeiten', 'openingHours'],
  ['URL_site', 'website'],
  ['location_latlong', 'position'],
  ['Latitude (WGS84)', 'latitude'],
  ['location.lat', 'latitude'],
  ['address/city', 'city'],
  ['contact:phone', 'phone'],
  ['owner.name', undefined],
  ['Telefon:', 'phone'],
  ['descriptions', 'description'],
  ['address', 'fullAddress'],
  ['फ़ोन', 'phone'],
  ['المدينة', 'city'],
  ['Montag', 'Mo'],
  ['hours_monday', 'Mo'],
  ['Horaires lundi', 'Mo'],
  ['Domenica', 'Su'],
  ['sa', 'Sa'],
  ['services', undefined],
  ['precisions_tarifs', undefined],
  ['name:de', undefined],
  ['', undefined],
  ['()', undefined],
])('knows that the column %j gives %s', (name, field) => {
  expect(headerOf(name)?.field).toBe(field);
});

test('has names for the main fields in each of the eight languages', () => {
  expect(HEADER_LANGUAGES).toEqual(['en', 'de', 'fr', 'es', 'it', 'pt', 'hi', 'ar']);
  const main = [
    'name',
    'description',
    'category',
    'fullAddress',
    'pincode',
    'city',
    'country',
    'latitude',
    'longitude',
    'position',
    'phone',
    'website',
    'email',
    'openingHours',
  ] as const;
  for (const language of HEADER_LANGUAGES)
    for (const field of main)
      expect([language, field, headersOf(field, language).some((name) => headerOf(name)?.field === field)]).toEqual([language, field, true]);
});

test('gives the English name of a field the lowest rank', () => {
  for (const field of HEADER_FIELDS.filter((one) => one.length > 2)) {
    const [first = '', ...others] = HEADER_LANGUAGES.flatMap((language) => headersOf(field, language)).filter((name) => headerOf(name)?.field === field);
    for (const other of others) expect([first, other, (headerOf(first)?.rank ?? Infinity) <= (headerOf(other)?.rank ?? 0)]).toEqual([first, other, true]);
  }
});

test('takes no name of a shipped attribute', () => {
  const names = (SHIPPED_ATTRIBUTES as readonly { key: string; importNames: readonly string[] }[]).flatMap(({ key, importNames }) => [key, ...importNames]);
  expect(names.filter((name) => headerOf(name) !== undefined)).toEqual([]);
});

test('finds the form of a name of any length', () => {
  expect(headerForm('Name '.repeat(10_000))).toHaveLength(40_000);
  expect(headerOf(`${'('.repeat(10_000)}name)`)).toBeUndefined();
});
