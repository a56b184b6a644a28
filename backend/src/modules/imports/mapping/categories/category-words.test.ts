import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nameOfCategory } from './category-name.js';
import { presetOf } from './category-lookup.js';
import { KIND_BY_NAME, OTHER_VALUES, SHOWN_VALUES } from './category.table.js';

const folder = path.dirname(createRequire(import.meta.url).resolve('@openstreetmap/id-tagging-schema/dist/presets.json'));
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const presets = Object.keys(read('presets.json') as object);

/** Returns the names of presets in a language. */
const namesIn = (language: string) =>
  (read(`translations/${language}.json`) as Record<string, { presets: { presets: Record<string, { name?: string }> } }>)[language]?.presets.presets ?? {};

const COMMON = {
  'amenity/restaurant': 'restaurant',
  'amenity/cafe': 'cafe',
  'amenity/bar': 'bar',
  'amenity/cinema': 'theatre',
  'amenity/theatre': 'theatre',
  'tourism/museum': 'museum',
  'tourism/hotel': 'hotel',
  'tourism/zoo': 'attraction',
  'tourism/viewpoint': 'attraction',
  'historic/castle': 'historic',
  'shop/bakery': 'cafe',
  'shop/supermarket': 'shopping',
  'leisure/park': 'park',
  'natural/beach': 'beach',
};

test.each(['ar', 'de', 'es', 'fr', 'it', 'pt'])('knows the names of common kinds in %s', (language) => {
  const names = namesIn(language);
  const kinds = Object.keys(COMMON).map((id) => [id, presetOf(nameOfCategory(names[id]?.name?.split(/[/,(]/)[0] ?? ''))]);
  expect(Object.fromEntries(kinds)).toEqual(COMMON);
});

test.each(['Cafetería', 'CAFETERIA', 'Cafeterías', 'Cafetería y heladería', 'Cafetería-pastelería'])(
  'takes %s for a café, as in Spanish and Portuguese',
  (name) => {
    expect(presetOf(nameOfCategory(name))).toBe('cafe');
  },
);

test('knows the names of common kinds in Hindi, which the presets lack', () => {
  const names = namesIn('hi');
  expect(Object.keys(COMMON).filter((id) => names[id])).toHaveLength(1);
  expect(
    ['रेस्टोरेंट', 'कैफ़े', 'बार', 'सिनेमाघर', 'रंगमंच', 'संग्रहालय', 'होटल', 'चिड़ियाघर', 'किला', 'सुपरमार्केट', 'पार्क', 'समुद्र तट'].map((name) =>
      presetOf(nameOfCategory(name)),
    ),
  ).toEqual(['restaurant', 'cafe', 'bar', 'theatre', 'theatre', 'museum', 'hotel', 'attraction', 'historic', 'shopping', 'park', 'beach']);
});

test('names values that OpenStreetMap has, each in one table', () => {
  const values = new Set(presets.flatMap((id) => id.split('/').slice(1)));
  const known = new Set([...values, ...presets]);
  expect([...SHOWN_VALUES, ...OTHER_VALUES].filter((value) => !known.has(value))).toEqual([]);
  expect([...SHOWN_VALUES].filter((value) => KIND_BY_NAME.has(value) || OTHER_VALUES.has(value))).toEqual([]);
  expect([...OTHER_VALUES].filter((value) => KIND_BY_NAME.has(value))).toEqual([]);
});
