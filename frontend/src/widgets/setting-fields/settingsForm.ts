import { array, object, type ObjectSchema, type Schema } from 'yup';
import { brokenRule, type TextRules } from '../../graphql/textForm.generated';
import { ruleSchema, ruleTest, textSchema } from '../../lib/api';
import { LANGUAGES } from '../../lib/languages';
import type { Saved } from '../record-form';
import { type FieldOf, type LocalizedValue, type SettingField, type SettingFields, type SettingValues } from '../settings';
import { isColor } from './colors/color';

/** Returns the schema of texts by language. A required text needs one language. */
const localizedSchema = ({ required, ...each }: TextRules): Schema => {
  const text = ruleSchema((value) => (value === undefined ? undefined : brokenRule(value, each)));
  const texts = object(Object.fromEntries(LANGUAGES.map(({ code }) => [code, text])));
  if (required === undefined) return texts;
  return texts.test(ruleTest((value: object) => (Object.values(value).some(Boolean) ? undefined : { key: required })));
};

const numberSchema = ({ min, max }: FieldOf<'number'>) =>
  ruleSchema((value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? undefined : { key: 'settings.notNumber', params: { min, max } },
  );

const choicesSchema = ({ least = 0 }: FieldOf<'choices'>) =>
  ruleSchema((value) => ((value as string[]).length < least ? { key: 'settings.tooFew', params: { n: least } } : undefined));

const choiceSchema = ({ among: [other, key] = ['', ''] }: FieldOf<'choice'>) =>
  ruleSchema((value, parent) => {
    const chosen = (parent as SettingValues)[other];
    return Array.isArray(chosen) && !chosen.includes(value) ? { key } : undefined;
  });

function fieldSchema(field: SettingField): Schema {
  switch (field.kind) {
    case 'text':
      return textSchema(field.rules);
    case 'localized':
      return localizedSchema(field.rules);
    case 'texts':
      return array().of(textSchema(field.rules));
    case 'records':
      return array().of(settingsSchema(field.fields));
    case 'number':
      return numberSchema(field);
    case 'choice':
      return choiceSchema(field);
    case 'choices':
      return choicesSchema(field);
    case 'color':
      return ruleSchema((value = '') => (value === '' || isColor(String(value)) ? undefined : { key: 'settings.notColor' }));
    default:
      // The form offers only valid values of the other kinds.
      return ruleSchema(() => undefined);
  }
}

/** Returns the form schema of a group or of a record, with the rules of the server. @param locked fields that nobody can change */
export const settingsSchema = (fields: SettingFields, locked: readonly string[] = []): ObjectSchema<object> =>
  object(Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (locked.includes(name) ? [] : [[name, fieldSchema(field)]]))));

/** Returns texts by language in the order of the languages, without empty ones. Conflicts compare the order as well. */
export const orderedTexts = (texts: LocalizedValue): LocalizedValue =>
  Object.fromEntries(LANGUAGES.flatMap(({ code }) => (texts[code] ? [[code, texts[code]]] : [])));

function orderedValue(field: SettingField, value: unknown): unknown {
  if (field.kind === 'localized') return orderedTexts(value as LocalizedValue);
  return field.kind === 'records' ? (value as SettingValues[]).map((record) => orderedValues(field.fields, record)) : value;
}

const orderedValues = (fields: SettingFields, values: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, orderedValue(field, values[name])]));

/** Converts a group from the API into form values and a version. */
export const savedSettings = (fields: SettingFields, { value, version }: { value: SettingValues; version: number }): Saved<SettingValues> => ({
  values: orderedValues(fields, value),
  version,
});

/** Returns the value of a field of a new record. */
function blankValue(field: SettingField): unknown {
  switch (field.kind) {
    case 'localized':
      return {};
    case 'texts':
    case 'records':
    case 'cities':
      return [];
    case 'color':
    case 'picture':
    case 'city':
    case 'changed':
      return '';
    default:
      return field.initial ?? '';
  }
}

/** Returns the values of a new record. */
export const blankValues = (fields: SettingFields): SettingValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankValue(field)]));
