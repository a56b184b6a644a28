import { SERVICES } from './services.js';
import { VISITS } from './visits.js';

/** Languages of the texts, in the order of the columns. */
const LANGUAGES = ['en', 'de', 'es', 'hi', 'ar'] as const;

/** Reads names in all languages: `Pizza = pizzeria | …`. Other words follow the name after `=`, separated by commas. */
function readTexts(text: string) {
  const cells = text.split(' | ').map((cell) => cell.trim().split(/\s*=\s*/));
  const textsAt = (i: number) =>
    Object.fromEntries(LANGUAGES.flatMap((language, at) => (cells[at]?.[i] ? [[language, cells[at][i].replaceAll('،', ',')]] : [])));
  return { names: textsAt(0), synonyms: textsAt(1) };
}

/** Reads lines with the key of an option and its names. */
function readOptions(lines: string) {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', ...names] = line.split(' | ');
      return { key, ...readTexts(names.join(' | ')), isRetired: false };
    });
}

/** First attributes in the form of the table, in their order. */
export const SHIPPED_ATTRIBUTES = [...SERVICES, ...VISITS].map(({ texts, options, on, ...attribute }, i) => ({
  unit: '',
  categories: [],
  schemaProperty: 'amenityFeature',
  importNames: [],
  ...attribute,
  ...readTexts(texts),
  options: options ? readOptions(options) : [],
  isOnCard: on.includes('card'),
  isOnPage: on.includes('page'),
  isFilter: on.includes('filter'),
  rank: i + 1,
}));
