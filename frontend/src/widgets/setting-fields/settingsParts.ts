import { getIn } from 'formik';
import { createElement } from 'react';
import { dotted, t } from '../../lib/i18n';
import { LANGUAGES } from '../../lib/languages';
import type { FormPart } from '../record-form';
import { type FieldOf, itemName, recordText, type SettingField, type SettingFields, settingText, type SettingValues, valueText } from '../settings';
import { SitePicture } from './SitePicture';

type Part = FormPart<SettingValues>;

/** Returns the path of the texts about a field of a group. */
export const fieldPathOf = (group: string, name: string): string => `${group}.${name}`;

const wholePart = (path: string, name: string, field: SettingField): Part => ({
  label: settingText(path),
  names: [name],
  text: (values) => valueText(field, values[name], path),
  ...(field.kind === 'picture' && {
    show: (values: SettingValues) => (values[name] ? createElement(SitePicture, { id: values[name] as string, alt: '' }) : undefined),
  }),
});

const languageParts = (path: string, name: string): Part[] =>
  LANGUAGES.map(({ code, name: language }) => ({
    label: t('settings.form.labelIn', { label: settingText(path), language }),
    names: [`${name}.${code}`],
    text: (values) => (getIn(values, `${name}.${code}`) ?? '') as string,
  }));

const recordParts = (path: string, name: string, field: FieldOf<'records'>, count: number): Part[] =>
  Array.from({ length: count }, (_, n) => ({
    label: dotted(settingText(path), itemName(path, n)),
    names: [`${name}.${n}`],
    text: (values) => recordText(field, getIn(values, `${name}.${n}`) as SettingValues, path),
  }));

function partsOf(path: string, name: string, field: SettingField, versions: readonly SettingValues[]): Part[] {
  if (field.kind === 'localized') return languageParts(path, name);
  if (field.kind === 'records') {
    // If somebody has added or removed a record, the others have other numbers, so the list is one part.
    const counts = new Set(versions.map((values) => (values[name] as unknown[]).length));
    const [count = 0] = counts;
    if (counts.size === 1) return recordParts(path, name, field, count);
  }
  return [wholePart(path, name, field)];
}

/**
 * Returns the parts of the form of a group, in order: a text in one language, a record of a list, or a field.
 * @param versions values that the parts are about
 */
export const settingsParts = (group: string, fields: SettingFields, versions: readonly SettingValues[]): Part[] =>
  Object.entries(fields).flatMap(([name, field]) => partsOf(fieldPathOf(group, name), name, field, versions));
