import settings from '../../locales/en/settings.json';
import { DEFINITIONS, GROUPS, type SettingField, type SettingFields } from './declarations';
import { optionText, SHARED_OPTIONS } from './texts';
import { loggedChange, valueText } from './words';

type Texts = { readonly [key: string]: string | Texts };

/** Kinds whose control shows a help text in a fixed place. */
const WITH_HELP: readonly SettingField['kind'][] = ['switch'];

/** Returns the keys of texts that a field needs, and those that it can have. */
function keysOf(name: string, field: SettingField, path: string): { needed: string[]; possible: string[] } {
  const more = ['texts', 'records', 'cities'].includes(field.kind) ? [`${name}Item`, `${name}Add`] : [];
  const isNamedHere = (field.kind === 'choice' || field.kind === 'choices') && !Object.hasOwn(SHARED_OPTIONS, path);
  const options = isNamedHere ? field.options.map((option) => `${name}Options.${option}`) : [];
  const nested = field.kind === 'records' ? keysOfAll(field.fields, `${path}Fields`) : { needed: [], possible: [] };
  const inside = (keys: string[]) => keys.map((key) => `${name}Fields.${key}`);
  const help = `${name}Help`;
  const needed = [name, ...more, ...options, ...inside(nested.needed), ...(WITH_HELP.includes(field.kind) ? [help] : [])];
  return { needed, possible: [...needed, help, ...inside(nested.possible)] };
}

function keysOfAll(fields: SettingFields, path: string) {
  const all = Object.entries(fields).map(([name, field]) => keysOf(name, field, `${path}.${name}`));
  return { needed: all.flatMap(({ needed }) => needed), possible: all.flatMap(({ possible }) => possible) };
}

const flat = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [prefix + key] : flat(text, `${prefix}${key}.`)));

const { form: _form, groups, ...ofGroups } = settings as Texts;

test('each group has a name and a sentence, and no other has texts', () => {
  const wanted = [...GROUPS.keys()].flatMap((group) => [group, `${group}Help`]);
  expect(flat(groups as Texts).sort()).toEqual(wanted.sort());
  expect(Object.keys(ofGroups).sort()).toEqual([...GROUPS.keys(), ...DEFINITIONS.keys()].sort());
});

test.each([...GROUPS, ...DEFINITIONS])('the fields of the group %s have texts, and no text is left over', (group, fields) => {
  const found = flat(ofGroups[group] as Texts);
  const { needed, possible } = keysOfAll(fields, group);
  expect(needed.filter((key) => !found.includes(key))).toEqual([]);
  expect(found.filter((key) => !possible.includes(key))).toEqual([]);
});

test.each(Object.keys(SHARED_OPTIONS))('the options of %s have the names that they have elsewhere', (path) => {
  const [group = '', name = ''] = path.split('.');
  const field = DEFINITIONS.get(group)?.[name];
  const options = field?.kind === 'choice' ? field.options : [];
  expect(options.length).toBeGreaterThan(5);
  expect(options.filter((option) => optionText(path, option) === option)).toEqual([]);
});

test.each<[SettingField, unknown, string]>([
  [{ kind: 'texts', rules: { label: 'Link', max: 9 }, most: 3 }, ['one', 'two'], 'one\ntwo'],
  [{ kind: 'number', min: 0, max: 9000, initial: 0 }, 2500, '2,500'],
  [{ kind: 'switch', initial: true }, false, 'Off'],
  [{ kind: 'choices', options: ['a', 'b'], initial: [] }, ['a', 'b'], 'a\nb'],
  [{ kind: 'picture', use: 'logo' }, '01900000-0000-7000-8000-00000000abcd', 'Picture 00ABCD'],
  [{ kind: 'picture', use: 'logo' }, '', ''],
  [{ kind: 'city' }, '01900000-0000-7000-8000-00000000abcd', 'City 00ABCD'],
  [{ kind: 'cities', most: 3 }, ['01900000-0000-7000-8000-00000000abcd'], 'City 00ABCD'],
  [{ kind: 'localized', rules: { label: 'Text', max: 9 } }, { de: 'Hallo', en: 'Hello' }, 'English: Hello\nDeutsch: Hallo'],
  [{ kind: 'records', most: 3, fields: { on: { kind: 'switch', initial: true } } }, [{ on: true }], '\n: On'],
])('%j with the value %j is said as %j', (field, value, text) => {
  expect(valueText(field, value, 'unknown')).toBe(text);
});

test('a logged value of an unknown field or of another kind is shown as it is', () => {
  expect(loggedChange('identity', { field: 'motto', before: null, after: 'x' })).toEqual({ field: 'motto', before: null, after: 'x' });
  expect(loggedChange('identity', { field: 'credit', before: 'maybe', after: 'true' })).toEqual({ field: 'Credit', before: 'maybe', after: 'On' });
  expect(loggedChange('former', { field: 'constructor', before: null, after: 'x' })).toMatchObject({ after: 'x' });
});
