import { ICON_NAMES } from '../categories/index.js';
import type { SettingFields, ValuesOf } from '../setting-field.js';

/** Kinds of attributes: they decide which values a place can have, and the control of the forms. */
const ATTRIBUTE_KINDS = ['yes-no', 'choice', 'several', 'number', 'text', 'link'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** Sections of attributes on the page of a place and in the forms, in their order. */
const ATTRIBUTE_SECTIONS = ['food', 'access', 'services', 'payment', 'families', 'visit', 'about'] as const;

/**
 * Properties of schema.org that can have the values of an attribute (https://schema.org/Place). `amenityFeature` names the attribute beside the value.
 * An attribute with `none` is left out.
 */
const SCHEMA_PROPERTIES = [
  'amenityFeature',
  'servesCuisine',
  'acceptsReservations',
  'smokingAllowed',
  'petsAllowed',
  'starRating',
  'isAccessibleForFree',
  'paymentAccepted',
  'brand',
  'sameAs',
  'none',
] as const;

/** Key of an attribute in both APIs, and name of its column in files. */
export const ATTRIBUTE_KEY_RULES = {
  label: 'Key',
  required: 'definitions.keyMissing',
  max: 40,
  pattern: ['^[a-z][a-z0-9]*(_[a-z0-9]+)*$', 'definitions.keyInvalid'],
} as const;

/** Key of an option. Values of OpenStreetMap are keys. */
const OPTION_KEY_RULES = {
  label: 'Key',
  required: 'definitions.optionKeyMissing',
  max: 60,
  pattern: ['^[a-z0-9]+([_-][a-z0-9]+)*$', 'definitions.optionKeyInvalid'],
} as const;

const NAME_RULES = { label: 'Name', required: 'definitions.nameMissing', max: 60 } as const;
const SYNONYM_RULES = { label: 'Synonyms', max: 300 } as const;

/** Fields of an attribute that admins change, in the order of the console's form. */
export const ATTRIBUTE_FIELDS = {
  names: { kind: 'localized', rules: NAME_RULES },
  kind: { kind: 'choice', options: ATTRIBUTE_KINDS, initial: 'yes-no' },
  unit: { kind: 'text', rules: { label: 'Unit', max: 12 } },
  options: {
    kind: 'records',
    most: 200,
    fields: {
      key: { kind: 'text', rules: OPTION_KEY_RULES },
      names: { kind: 'localized', rules: NAME_RULES },
      synonyms: { kind: 'localized', rules: SYNONYM_RULES },
      isRetired: { kind: 'switch', initial: false },
    },
  },
  synonyms: { kind: 'localized', rules: SYNONYM_RULES },
  icon: { kind: 'choice', options: ICON_NAMES, initial: 'place' },
  section: { kind: 'choice', options: ATTRIBUTE_SECTIONS, initial: 'services' },
  categories: { kind: 'texts', rules: { label: 'Category', required: 'definitions.categoryMissing', max: 40 }, most: 200 },
  isOnCard: { kind: 'switch', initial: false },
  isOnPage: { kind: 'switch', initial: true },
  isFilter: { kind: 'switch', initial: false },
  isInternal: { kind: 'switch', initial: false },
  isHidden: { kind: 'switch', initial: false },
  schemaProperty: { kind: 'choice', options: SCHEMA_PROPERTIES, initial: 'amenityFeature' },
  importNames: { kind: 'texts', rules: { label: 'Column', required: 'definitions.columnMissing', max: 60 }, most: 20 },
} as const satisfies SettingFields;

export type AttributeFields = ValuesOf<typeof ATTRIBUTE_FIELDS>;
