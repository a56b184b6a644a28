import { textHere } from '../../../widgets/setting-fields';
import { ATTRIBUTE_FIELDS, KEY_FIELD, type LocalizedValue, type SettingFields, type SettingValues } from '../../../widgets/settings';

/** Kinds that have options. */
const WITH_OPTIONS: readonly unknown[] = ['choice', 'several'];

/** Returns whether attributes of a kind have options. */
export const hasOptions = (kind: unknown): boolean => WITH_OPTIONS.includes(kind);

const NEW_FIELDS: SettingFields = { key: KEY_FIELD, ...ATTRIBUTE_FIELDS };

/** Returns the fields of the form of an attribute; undefined for a new one, which also gets its key. */
export const fieldsOf = (attribute: object | undefined): SettingFields => (attribute ? ATTRIBUTE_FIELDS : NEW_FIELDS);

/** Returns the name of an attribute or an option in the language of the page. */
export const nameHere = (names: unknown, key: string): string => textHere((names ?? {}) as LocalizedValue) || key;

/**
 * Returns the changed values of a form after another kind was chosen: only some kinds have options and a unit.
 * @param initial values that the form started from, whose options and unit come back with the kind
 */
export const valuesOfKind = (kind: string, { options }: SettingValues, initial: SettingValues): SettingValues => {
  const own = (options as unknown[]).length > 0 ? options : initial.options;
  return { kind, options: hasOptions(kind) ? own : [], unit: kind === 'number' ? initial.unit : '' };
};
