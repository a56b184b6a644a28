import { attributeDefinitions } from '../../../../test/attributeDefinitions';
import { consoleApi } from '../../../../test/consoleApi';

/** Reason of the server, with its sentence in English. */
export const aReason = (text: string, reason = 'console.importSays', params: object = { text }) => ({ __typename: 'ImportReason', text, reason, params });

const column = (name: string, target: string | null, samples: string[] = []) => ({ __typename: 'ImportColumn', name, samples, filled: samples.length, target });
const word = (text: string, count: number, category: string | null, isLeftOut = false) => ({
  __typename: 'ImportWord',
  word: text,
  count,
  category,
  isLeftOut,
});

/** Reading of a file, as the API returns it: a name, an unknown column, a category and a position. */
export const aReading = (more: object = {}) => ({
  __typename: 'ImportReading',
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  sheet: null,
  sheets: [],
  kind: 'PLACES',
  records: 3,
  isWhole: true,
  notes: [aReason('A row above the header was skipped.')],
  columns: [
    column('nom', 'name', ['La Cigale', 'La Civelle']),
    column('services', null, ['WiFi', 'Séminaire']),
    column('themes_libe', 'category', ['Brasserie', 'Guinguette']),
    column('ouverture', '', ['2001']),
  ],
  rows: [
    { __typename: 'ImportSampleRow', line: 3, cells: ['La Cigale', 'WiFi', 'Brasserie', '2001'] },
    { __typename: 'ImportSampleRow', line: 4, cells: ['La Civelle', 'Séminaire', 'Guinguette', null] },
  ],
  words: [word('Brasserie', 40, 'restaurant'), word('Parking', 3, 'other', true), word('Guinguette', 2, null)],
  isOpenStreetMap: false,
  ...more,
});

/** Choices as the server proposes them. */
export const someChoices = (more: object = {}) => ({
  __typename: 'ImportChoices',
  kind: 'PLACES',
  columns: [],
  fixed: [],
  words: [],
  cityMode: 'OWN_COLUMN',
  city: null,
  cityId: null,
  createsCities: false,
  radius: 25,
  isPending: false,
  duplicates: 'SAME',
  alike: 'ADD',
  decisions: [],
  source: 'restaurants',
  isSourceForced: false,
  licence: null,
  attribution: null,
  ...more,
});

/** Import that has not begun, as the API returns it. */
export const aDraft = (more: object = {}) => ({
  __typename: 'ImportDraft',
  id: 'i1',
  fileName: 'restaurants.csv',
  bytes: 12_400,
  state: 'READ',
  problem: null,
  job: null,
  reading: aReading(),
  choices: someChoices(),
  source: null,
  preview: null,
  ...more,
});

const target = (name: string, kind = 'FIELD') => ({ __typename: 'ImportTarget', name, kind });
const targets = [
  ...['name', 'category', 'fullAddress', 'openingHours', 'phone', 'city', 'sourceId', 'Mo'].map((name) => target(name)),
  target('wifi', 'ATTRIBUTE'),
];

/** Fake API with one import. @param draft returns it as it is at the time of a request */
export const importApi = (draft: () => object, answers: Parameters<typeof consoleApi>[0] = {}) =>
  consoleApi({
    ImportScreen: () => ({ data: { importDraft: draft() } }),
    ImportTargets: () => ({ data: { importTargets: targets } }),
    AttributeDefinitions: () => attributeDefinitions,
    PreviewColumns: () => ({ data: { previewImport: { __typename: 'ImportDraft', id: 'i1', state: 'PREVIEWING', problem: null } } }),
    ...answers,
  });
