import { columnName } from '../../../core/db/index.js';
import type { TextField } from '../../../core/fields/index.js';
import { DAY_BY_NAME, plainWords, type Weekday, WEEKDAYS } from '../../../core/hours/index.js';
import { PLACE_FIELD_NAMES, PLACE_FIELDS } from '../place.fields.js';
import { ARABIC } from './arabic.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { type HeaderField, type HeaderNames, OTHER_FIELDS } from './header-field.js';
import { HINDI } from './hindi.js';
import { ITALIAN } from './italian.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';

const LANGUAGES: Readonly<Record<string, HeaderNames>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  hi: HINDI,
  ar: ARABIC,
};

/** Fields in the order in which lists show them. The opening hours of single days come last. */
export const HEADER_FIELDS: readonly HeaderField[] = [...PLACE_FIELD_NAMES, ...OTHER_FIELDS, ...WEEKDAYS];

/** The name of a field in commands and files: `opening_hours`. */
export const nameOfField = (field: HeaderField): string =>
  (WEEKDAYS as readonly string[]).includes(field) ? field.toLowerCase() : field === 'fullAddress' ? 'address' : columnName(field);

/** Returns a name in the form in which names are compared: `Code postal`, `CODE_POSTAL` and `codepostal` are the same. */
export const headerForm = (name: string): string =>
  plainWords(name)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const listed = (names: string | undefined): string[] => (names ?? '').split(',').flatMap((name) => name.trim() || []);

/** Returns the names of a field in one language; those in English begin with its own name. */
export function headersOf(field: HeaderField, language: string): string[] {
  const names = listed(LANGUAGES[language]?.[field]);
  if (language !== 'en') return names;
  const text: TextField | undefined = (PLACE_FIELDS as Readonly<Record<string, TextField>>)[field];
  return [...new Set([nameOfField(field), columnName(field), ...(text?.importNames ?? []), ...names])];
}

/** Languages of the names, English first. */
export const HEADER_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** A field that a column gives. If several columns give it, the value of the lowest rank counts. */
export interface Header {
  field: HeaderField;
  rank: number;
}

const isDay = (field: HeaderField): field is Weekday => (WEEKDAYS as readonly string[]).includes(field);

function collected(): ReadonlyMap<string, Header> {
  const found = new Map<string, Header>();
  const add = (form: string, header: Header) => void (form && !found.has(form) && found.set(form, header));
  const all = HEADER_LANGUAGES.flatMap((language) =>
    HEADER_FIELDS.filter((field) => !isDay(field)).flatMap((field) => headersOf(field, language).map((name, i) => ({ form: headerForm(name), field, i }))),
  );
  all.forEach(({ form, field }, rank) => add(form, { field, rank }));
  for (const [name, day] of DAY_BY_NAME) add(headerForm(name), { field: day, rank: all.length });
  for (const day of WEEKDAYS) add(day.toLowerCase(), { field: day, rank: all.length });
  // Plurals, after all exact names.
  for (const [form, header] of [...found]) {
    if (isDay(header.field) || form.length < 4 || !/^[a-z]+$/.test(form)) continue;
    add(form.endsWith('s') ? form.slice(0, -1) : `${form}s`, header);
  }
  return found;
}

const HEADERS = collected();
const HOURS = [...HEADERS].filter(([, { field }]) => field === 'openingHours').map(([form]) => form);

/** Maximum length of a name (characters). */
const LONGEST = 100;

/** Objects whose values belong to the place itself: `location.lat`, `address/street`, `contact:phone`. */
const PARENTS = new Set(
  `location geo geolocation geocodes geometry main position coordinates coords coordinate gps point address addr contact place venue poi properties attributes
    fields data item`.split(/\s+/),
);

/** Returns the day of a name such as `hours_monday`, `Montag Öffnungszeit`. */
function dayIn(form: string): Header | undefined {
  for (const hours of HOURS) {
    const rest = form.startsWith(hours) ? form.slice(hours.length) : form.endsWith(hours) ? form.slice(0, -hours.length) : '';
    const header = rest ? HEADERS.get(rest) : undefined;
    if (header && isDay(header.field)) return header;
  }
  return undefined;
}

/**
 * Returns the field that a name of a column or property stands for in one of eight languages; undefined if it is unknown.
 * Units and remarks in brackets, and the objects around a value do not matter: `Latitude (WGS84)`, `location.lat`.
 */
export function headerOf(name: string): Header | undefined {
  if (name.length > LONGEST) return undefined;
  const form = headerForm(name);
  const known = HEADERS.get(form) ?? dayIn(form);
  if (known) return known;
  const bare = name.replace(/\s*[([].*[)\]]\s*$/, '').replace(/[\s*:]+$/, '');
  if (bare !== name && bare !== '') return headerOf(bare);
  const [parent = '', ...rest] = name.split(/[.:/]/);
  return rest.length > 0 && PARENTS.has(headerForm(parent)) ? headerOf(rest.join('.')) : undefined;
}
