import { string } from 'yup';
import { errorText, lazily, t, type TextKey } from '../../../lib/i18n';
import { inputRules } from '../../../graphql/inputRules.generated';
import type { CityInput } from '../../../graphql/schema.generated';
import { inputSchema } from '../../../lib/api';
import { changedTexts, type LanguageTexts, textsByLanguage, textsSummary } from '../../../widgets/language-texts';
import { coordinatesOf, NO_POINT, pairText, pointFields, pointText, type PointValues } from '../../../widgets/place-form';
import type { CityForm_CityFragment } from './CityForm.generated';
import { type FormPart, type FormPicture, pictureInputsOf, picturesOf, picturesText, type Saved } from '../../../widgets/record-form';

type CityText = keyof typeof inputRules.CityInput;

/** The texts of the form, in the order of the input. */
const TEXTS = Object.keys(inputRules.CityInput) as CityText[];
const textsBy = (textOf: (name: CityText) => string) => Object.fromEntries(TEXTS.map((name) => [name, textOf(name)])) as Record<CityText, string>;

/** Values of the city form. */
export interface CityValues extends PointValues, Record<CityText, string> {
  /** Digits, with or without separators; empty if unknown. */
  population: string;
  /** Year, negative for BCE; empty if unknown. */
  foundedYear: string;
  status: CityInput['status'];
  featured: boolean;
  images: FormPicture[];
  names: LanguageTexts;
  descriptions: LanguageTexts;
}

/** Names of the statuses. */
export const STATUSES = { ACTIVE: 'adminCities.active', INACTIVE: 'adminCities.inactive' } as const satisfies Record<CityInput['status'], TextKey>;

/** True if the browser supports the time zone. */
function isTimeZone(name = ''): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Parses a number with separators; null for empty text, NaN for anything else. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(/[\s,]/g, '').replace('−', '-')));

/** Returns a schema for an optional whole number in a range. The message is the server's. */
const wholeNumber = (least: number, most: number, message: string) =>
  string().test({
    name: 'whole',
    message: () => errorText(message),
    test(text = '') {
      const n = numberOf(text);
      return n === null || (Number.isInteger(n) && n >= least && n <= most);
    },
  });

export const citySchema = inputSchema('CityInput').shape({
  ...pointFields,
  timeZone: string()
    .trim()
    .test({ name: 'zone', message: () => t('adminCities.pleaseChooseATimeZone'), test: (text = '') => text === '' || isTimeZone(text) }),
  population: wholeNumber(0, 150_000_000, 'console.population'),
  foundedYear: wholeNumber(-10_000, 2100, 'console.year'),
});

export const NEW_CITY: CityValues = {
  ...NO_POINT,
  ...textsBy(() => ''),
  population: '',
  foundedYear: '',
  status: 'ACTIVE',
  featured: false,
  images: [],
  names: {},
  descriptions: {},
};

/** Converts a city from the API into form values and a version. */
export function savedCity(city: CityForm_CityFragment): Saved<CityValues> {
  const { status, featured } = city;
  return {
    values: {
      ...pointText(city.coordinates),
      ...textsBy((name) => city[name]),
      status,
      featured,
      population: city.population?.toString() ?? '',
      foundedYear: city.foundedYear?.toString() ?? '',
      images: picturesOf(city.images),
      names: textsByLanguage(city.names),
      descriptions: textsByLanguage(city.descriptions),
    },
    version: city.revision?.version ?? 0,
  };
}

/**
 * Converts form values into the mutation's input. The values must satisfy the schema.
 * @param before values that the form started from
 */
export function cityInputOf(values: CityValues, before: CityValues = NEW_CITY): CityInput {
  const names = changedTexts(values.names, before.names);
  const descriptions = changedTexts(values.descriptions, before.descriptions);
  return {
    ...textsBy((name) => values[name].trim()),
    status: values.status,
    featured: values.featured,
    population: numberOf(values.population),
    foundedYear: numberOf(values.foundedYear),
    coordinates: coordinatesOf(values),
    images: pictureInputsOf(values.images),
    ...(names.length > 0 && { names }),
    ...(descriptions.length > 0 && { descriptions }),
  };
}

const text = (label: string, name: CityText | 'population' | 'foundedYear'): FormPart<CityValues> => ({ label, names: [name], text: (values) => values[name] });

/** Parts of the form, in order. */
export const cityParts = lazily((): readonly FormPart<CityValues>[] => [
  ...TEXTS.filter((name) => name !== 'timeZone').map((name) => text(t(`adminCities.${name}`), name)),
  { label: t('adminCities.status'), names: ['status'], text: ({ status }) => t(STATUSES[status]) },
  { label: t('adminCities.featured'), names: ['featured'], text: ({ featured }) => (featured ? t('adminCities.yes') : t('adminCities.no')) },
  { label: t('adminCities.pinOnTheMap'), names: ['latitude', 'longitude'], text: pairText },
  text(t('adminCities.timeZone'), 'timeZone'),
  text(t('adminCities.population'), 'population'),
  text(t('adminCities.founded'), 'foundedYear'),
  { label: t('languageTexts.names'), names: ['names'], text: ({ names }) => textsSummary(names) },
  { label: t('languageTexts.descriptions'), names: ['descriptions'], text: ({ descriptions }) => textsSummary(descriptions) },
  { label: t('adminCities.pictures'), names: ['images'], text: ({ images }) => picturesText(images) },
]);
