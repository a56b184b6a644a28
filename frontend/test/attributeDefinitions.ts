const inEnglish = (text: string) => [{ __typename: 'LocalizedText', language: 'en', text }];

const option = (key: string, name: string, more: object = {}) => ({
  __typename: 'AttributeOption',
  key,
  names: inEnglish(name),
  synonyms: [],
  isRetired: false,
  ...more,
});

const definition = (key: string, name: string, kind: string, more: object = {}) => ({
  __typename: 'AttributeDefinition',
  key,
  names: inEnglish(name),
  kind,
  unit: '',
  section: 'services',
  categories: [],
  isInternal: false,
  isOnCard: false,
  options: [],
  ...more,
});

/** Definitions of attributes of each kind, as the API returns them. */
const attributes = [
  definition('cuisine', 'Cuisine', 'several', {
    section: 'food',
    isOnCard: true,
    categories: ['cafe'],
    options: [option('thai', 'Thai'), option('pizza', 'Pizza', { synonyms: inEnglish('napoletana') }), option('fusion', 'Fusion', { isRetired: true })],
  }),
  definition('dogs', 'Dogs', 'choice', { options: [option('yes', 'Welcome'), option('leashed', 'On a leash')] }),
  definition('wifi', 'Wi-Fi', 'yes-no'),
  definition('time_needed', 'Time needed', 'number', { section: 'visit', unit: 'min', categories: ['park'] }),
  definition('menu', 'Drinks menu', 'link', { section: 'food', categories: ['cafe'] }),
  definition('note', 'Remark', 'text', { isInternal: true }),
];

/** Response to `AttributeDefinitions`. */
export const attributeDefinitions = { data: { attributes } };

/** Values of attributes of a place, as the API returns them in forms. */
export const attributeTexts = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).map(([key, texts]) => ({
    __typename: 'PlaceAttribute',
    key,
    values: texts.map((text) => ({ __typename: 'PlaceAttributeValue', key: text })),
  }));
