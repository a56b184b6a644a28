import ar from '../../locales/ar/texts.json';
import de from '../../locales/de/texts.json';
import en from '../../locales/en/texts.json';
import es from '../../locales/es/texts.json';
import hi from '../../locales/hi/texts.json';
import { LANGUAGES } from './languages';
import { makeAttributeWords, type ShownAttribute } from './makeAttributeWords';
import { makeI18n } from './makeI18n';

const TEXTS: Record<string, object> = { en, de, es, hi, ar };

const words = Object.fromEntries(
  LANGUAGES.map((language) => [language.code, makeAttributeWords(makeI18n(language, TEXTS[language.code] ?? {}, String, 'CityPins').t, language)]),
);

const some = (kind: string, texts: readonly string[], more: Partial<ShownAttribute> = {}): ShownAttribute => ({
  name: 'Trait',
  kind,
  unit: '',
  values: texts.map((text) => ({ text, isRetired: false })),
  ...more,
});
const retired = [
  { text: 'Thai', isRetired: false },
  { text: 'Fusion', isRetired: true },
];

test.each([
  ['en', some('yes-no', ['yes']), 'Trait'],
  ['en', some('yes-no', ['no']), 'Trait: no'],
  ['de', some('yes-no', ['no']), 'Trait: nein'],
  ['es', some('yes-no', ['no']), 'Trait: no'],
  ['hi', some('yes-no', ['no']), 'Trait: नहीं'],
  ['ar', some('yes-no', ['no']), '\u2068Trait\u2069: \u2068لا\u2069'],
  ['en', some('choice', ['Limited']), 'Trait: Limited'],
  ['en', some('several', ['Pizza', 'Thai']), 'Trait: Pizza, Thai'],
  ['en', some('several', [], { values: retired }), 'Trait: Thai, Fusion (outdated)'],
  ['en', some('number', ['1500'], { unit: 'min' }), 'Trait: 1,500\u00A0min'],
  ['de', some('number', ['4.5']), 'Trait: 4,5'],
  ['en', some('text', ['مهندس']), 'Trait: \u2068\u2068مهندس\u2069\u2069'],
])('in %s, %j is %j', (code, attribute, text) => {
  expect(words[code]?.wordsOf(attribute)).toBe(text);
});

test('a card names at most three attributes, and none that the place lacks', () => {
  const attributes = [
    some('yes-no', ['no']),
    some('several', ['Pizza', 'Thai']),
    some('link', ['https://example.org']),
    some('yes-no', ['yes'], { name: 'Wi-Fi' }),
    some('number', ['90'], { unit: 'min' }),
    some('choice', ['Limited']),
  ];
  expect(words.en?.cardWordsOf(attributes)).toEqual(['Pizza, Thai', 'Wi-Fi', 'Trait: 90\u00A0min']);
});
