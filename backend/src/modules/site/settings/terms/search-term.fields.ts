import type { SettingFields, ValuesOf } from '../setting-field.js';

/** Key of a term in both APIs. */
export const TERM_KEY_RULES = {
  label: 'Key',
  required: 'definitions.keyMissing',
  max: 40,
  pattern: ['^[a-z][a-z0-9]*(_[a-z0-9]+)*$', 'definitions.keyInvalid'],
} as const;

/** Fields of a term that admins change, in the order of the console's form. */
export const TERM_FIELDS = {
  meaning: { kind: 'text', rules: { label: 'Meaning', required: 'definitions.meaningMissing', max: 300 } },
  words: { kind: 'localized', rules: { label: 'Words', max: 1000 } },
} as const satisfies SettingFields;
export type TermFields = ValuesOf<typeof TERM_FIELDS>;
