import { formatDateTime, formatNumber, isolate, t } from '../../lib/i18n';
import { LANGUAGES } from '../../lib/languages';
import { DEFINITIONS, type FieldOf, GROUPS, type LocalizedValue, type SettingField, type SettingFields, type SettingValues } from './declarations';
import { fieldPath, itemName, optionText, settingText } from './texts';

const localizedText = (texts: LocalizedValue): string =>
  LANGUAGES.filter(({ code }) => texts[code])
    .map(({ code, name }) => `${isolate(name)}: ${isolate(texts[code] ?? '')}`)
    .join('\n');

const cityText = (id: string): string => t('settings.form.cityNumber', { number: id.slice(-6).toUpperCase() });

/** Returns the filled fields of a record as text. @param path path of the texts about its list */
export const recordText = ({ fields }: FieldOf<'records'>, record: SettingValues, path: string): string =>
  Object.entries(fields)
    .map(([name, field]) => [settingText(fieldPath(path, name)), valueText(field, record[name], fieldPath(path, name))] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');

/**
 * Returns the value of a setting as text; empty for no value.
 * @param value value of the declared kind
 * @param path path of the texts about the setting
 */
export function valueText(field: SettingField, value: unknown, path: string): string {
  switch (field.kind) {
    case 'localized':
      return localizedText(value as LocalizedValue);
    case 'texts':
      return (value as string[]).join('\n');
    case 'records':
      return (value as SettingValues[]).map((record, n) => `${itemName(path, n)}\n${recordText(field, record, path)}`).join('\n\n');
    case 'switch':
      return value ? t('settings.form.on') : t('settings.form.off');
    case 'choice':
      return optionText(path, value as string);
    case 'choices':
      return (value as string[]).map((option) => optionText(path, option)).join('\n');
    case 'changed':
      return value ? formatDateTime(value as string) : '';
    case 'number':
      return typeof value === 'number' ? formatNumber(value) : (value as string);
    case 'picture':
      return value ? t('settings.form.pictureNumber', { number: (value as string).slice(-6).toUpperCase() }) : '';
    case 'city':
      return value ? cityText(value as string) : '';
    case 'cities':
      return (value as string[]).map(cityText).join('\n');
    default:
      return value as string;
  }
}

/** Kinds whose values the activity log has as plain texts; the others are JSON. */
const PLAIN: readonly SettingField['kind'][] = ['text', 'choice', 'color', 'picture', 'city'];

/** Returns a value of the activity log as text. @param logged the value as text or JSON */
function loggedText(field: SettingField, logged: string, path: string): string {
  try {
    return valueText(field, PLAIN.includes(field.kind) ? logged : JSON.parse(logged), path);
  } catch {
    // An older version has stored a value of another kind.
    return logged;
  }
}

interface LoggedChange {
  field: string;
  before: string | null;
  after: string | null;
}

const LOGGED: ReadonlyMap<string, SettingFields> = new Map([...GROUPS, ...DEFINITIONS]);

/** Returns a logged change of a group or of a definition, with the label of the field, and with values as the form shows them. */
export function loggedChange(group: string, change: LoggedChange): LoggedChange {
  const fields: SettingFields = LOGGED.get(group) ?? {};
  const field = Object.hasOwn(fields, change.field) ? fields[change.field] : undefined;
  if (!field) return change;
  const path = `${group}.${change.field}`;
  const said = (value: string | null) => (value === null ? null : loggedText(field, value, path) || null);
  return { field: settingText(path), before: said(change.before), after: said(change.after) };
}
