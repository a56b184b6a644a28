import type { TextFields, TextInputsOf, TextsOf } from '../../core/fields/index.js';

/** The texts of a city that admins edit. Its time zone is none of them: it can follow from the coordinates. */
export const CITY_FIELDS = {
  name: {
    rules: { label: 'Name', required: 'console.cityNameMissing', min: [2, 'console.cityNameTooShort'], max: 120 },
    description: 'Name in English.',
    inputDescription: 'Name in English, 2 to 120 characters.',
    importNames: ['city', 'title'],
    restObject: '',
    section: 'basics',
  },
  state: {
    rules: { label: 'State', required: 'console.stateMissing', max: 120 },
    description: 'State, province or region.',
    inputDescription: 'State, province or region, at most 120 characters.',
    importNames: ['region', 'province'],
    restObject: '',
    section: 'basics',
  },
  country: {
    rules: { label: 'Country', required: 'console.countryMissing', max: 120 },
    description: 'Country, in English.',
    inputDescription: 'Country, in English, at most 120 characters.',
    importNames: ['country_code'],
    restObject: '',
    section: 'basics',
  },
  description: {
    rules: { label: 'Description', required: 'console.cityDescriptionMissing', min: [20, 'console.cityDescriptionTooShort'], max: 4000, isMultiline: true },
    description: 'Description in plain text.',
    inputDescription: 'Description, 20 to 4,000 characters of plain text.',
    restObject: '',
    section: 'basics',
    editor: 'long',
  },
} as const satisfies TextFields;

export type CityField = keyof typeof CITY_FIELDS;
export type CityTexts = TextsOf<typeof CITY_FIELDS>;
export type CityTextInputs = TextInputsOf<typeof CITY_FIELDS>;

export const CITY_FIELD_NAMES = Object.keys(CITY_FIELDS) as CityField[];
