import { CATEGORY_FIELDS } from '../../backend/src/modules/site/settings/categories/category.fields.js';
import { SETTING_GROUPS } from '../../backend/src/modules/site/settings/groups/index.js';
import { initialValues, type SettingFields } from '../../backend/src/modules/site/settings/setting-field.js';
import { BROWSER_EFFECTS } from './browser.js';
import { EFFECTS, NARROW_EFFECTS } from './effects.js';
import { FOUND } from './found.js';
import { MAIL_SURFACES } from './mails.js';
import { PICTURES } from './pictures.js';
import { categoryOf, groupsOf, LANGUAGES } from './sentinels.js';
import { TEXT_SURFACES } from './surfaces.js';

const MADE = { logo: 'logo', icon: 'icon', hero: 'hero', city: 'city', otherCity: 'other', places: ['place'], list: 'list' };
const DECLARED: Readonly<Record<string, SettingFields>> = SETTING_GROUPS;
const VALUES: Readonly<Record<string, object>> = groupsOf(MADE);
const FINDINGS = Object.values(FOUND).flatMap((fields) => Object.values(fields));

/** Returns the names of all fields that hold a value: those of records behind the name of their list. */
const pathsOf = (fields: SettingFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'records' ? pathsOf(field.fields).map((inner) => `${name}.${inner}`) : [name]));

/** Fails for a field whose value is that of a new site, or lacks a language. The server sets fields of the kind `changed`. */
function requireSentinels(fields: SettingFields, values: object): void {
  const initial: Readonly<Record<string, unknown>> = initialValues(fields);
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Record<string, unknown>)[name];
    if (field.kind === 'records') for (const record of value as object[]) requireSentinels(field.fields, record);
    if (field.kind === 'localized') expect([name, Object.keys(value as object)]).toEqual([name, LANGUAGES]);
    if (field.kind !== 'changed') expect([name, value]).not.toEqual([name, initial[name]]);
    expect([name, typeof value]).not.toEqual([name, 'undefined']);
  }
}

test.each(Object.keys(DECLARED))('each field of %s has a sentinel, and a place where it is found', (group) => {
  expect(Object.keys(FOUND[group] ?? {}).sort()).toEqual(pathsOf(DECLARED[group] ?? {}).sort());
  requireSentinels(DECLARED[group] ?? {}, VALUES[group] ?? {});
});

test('each field of a category has a sentinel, and a place where it is found', () => {
  expect(Object.keys(FOUND.categories ?? {}).sort()).toEqual([...Object.keys(CATEGORY_FIELDS), 'slug', 'order'].sort());
  const { isHidden, ...others } = CATEGORY_FIELDS;
  requireSentinels(others, categoryOf(false));
  requireSentinels({ isHidden }, categoryOf(true));
});

test('there are no other groups', () => {
  expect(Object.keys(FOUND).sort()).toEqual([...Object.keys(DECLARED), 'categories'].sort());
});

test('each field is found on a surface, in a picture or by an effect', () => {
  for (const { texts = {}, pictures = [], effects = [] } of FINDINGS) expect([...Object.keys(texts), ...pictures, ...effects]).not.toEqual([]);
});

test('each surface, picture and effect has a field', () => {
  const named = FINDINGS.flatMap(({ texts = {}, pictures = [], effects = [] }) => [...Object.keys(texts), ...pictures, ...effects]);
  const all = [TEXT_SURFACES, ...[MAIL_SURFACES, PICTURES, NARROW_EFFECTS, EFFECTS, BROWSER_EFFECTS].map((checks) => Object.keys(checks))].flat();
  expect([...new Set(named)].sort()).toEqual(all.sort());
});
