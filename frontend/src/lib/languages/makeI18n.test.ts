import ar from '../../locales/ar/texts.json';
import en from '../../locales/en/texts.json';
import { LANGUAGES, type Language } from './languages';
import { makeI18n } from './makeI18n';

const speak = (code: Language['code'], texts: object) => {
  const language = LANGUAGES.find((one) => one.code === code);
  if (!language) throw new Error(`There is no ${code}.`);
  return makeI18n(language, texts, (n) => n.toLocaleString('en'), 'CityPins').t;
};

test('counted texts use the plural forms of their language', () => {
  expect([1, 2, 12_460].map((count) => speak('en', en)('cities.citiesFound', { count }))).toEqual(['1 city', '2 cities', '12,460 cities']);
  const forms = [0, 1, 2, 3, 11, 100].map((count) => speak('ar', ar)('cities.citiesFound', { count }));
  expect(new Set(forms).size).toBe(6);
  expect(forms.slice(1, 4)).toEqual(['مدينة واحدة', 'مدينتان', '3 مدن']);
});

test('values are lower-cased only where the text asks for it, and never interpreted', () => {
  expect(speak('en', en)('ui.clearLabel', { label: 'Search' })).toBe('Clear search');
  expect(speak('en', en)('places.nameRated', { name: '<b>$& {{x}} $t(app.home) & Co', rating: '4.5' })).toBe('<b>$& {{x}} $t(app.home) & Co, rated 4.5');
});
