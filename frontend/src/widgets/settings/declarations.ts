import { attributeFields, attributeKeyRules } from '../../graphql/attributeFields.generated';
import { categoryFields, slugRules } from '../../graphql/categoryFields.generated';
import { settingGroups } from '../../graphql/settingGroups.generated';
import { termFields, termKeyRules } from '../../graphql/termFields.generated';
import type { TextRules } from '../../graphql/textForm.generated';

/** Declaration of a setting, as the server has it. */
export type SettingField =
  | { kind: 'text'; rules: TextRules; initial?: string }
  | { kind: 'localized'; rules: TextRules; isMarkdown?: true; isOptional?: true }
  | { kind: 'texts'; rules: TextRules; most: number }
  | { kind: 'switch'; initial: boolean }
  | { kind: 'choice'; options: readonly string[]; initial: string; among?: readonly [field: string, message: string] }
  | { kind: 'choices'; options: readonly string[]; initial: readonly string[]; least?: number }
  | { kind: 'number'; min: number; max: number; initial: number }
  | { kind: 'color' }
  | { kind: 'picture'; use: PictureUse }
  | { kind: 'city' }
  | { kind: 'cities'; most: number }
  | { kind: 'changed'; of: readonly string[] }
  | { kind: 'records'; fields: SettingFields; most: number };

/** Use of an uploaded picture, which decides its size on the server. */
export type PictureUse = 'logo' | 'icon' | 'hero';

export type SettingFields = Readonly<Record<string, SettingField>>;

/** Field of one kind. */
export type FieldOf<Kind extends SettingField['kind']> = Extract<SettingField, { kind: Kind }>;

/** Values of a group or of a record, by field. */
export type SettingValues = Record<string, unknown>;

/** Texts by language. */
export type LocalizedValue = Readonly<Record<string, string>>;

/** Fields of a category of places. */
export const CATEGORY_FIELDS: SettingFields = categoryFields;

/** Field for the slug of a category. */
export const SLUG_FIELD = { kind: 'text', rules: slugRules } as const satisfies SettingField;

/** Name under which texts and the activity log have the fields of a category, as if they were a group. */
export const CATEGORIES = 'categories';

/** Fields of an attribute of places. */
export const ATTRIBUTE_FIELDS: SettingFields = attributeFields;

/** Field for the key of an attribute. */
export const KEY_FIELD = { kind: 'text', rules: attributeKeyRules } as const satisfies SettingField;

/** Name under which texts and the activity log have the fields of an attribute. */
export const ATTRIBUTES = 'attributes';

/** Fields of a search term: words of the search with one meaning. */
export const TERM_FIELDS: SettingFields = termFields;

/** Field for the key of a search term. */
export const TERM_KEY_FIELD = { kind: 'text', rules: termKeyRules } as const satisfies SettingField;

/** Name under which texts and the activity log have the fields of a search term. */
export const TERMS = 'terms';

/** Fields of each group, in the order of the menu. */
export const GROUPS: ReadonlyMap<string, SettingFields> = new Map(Object.entries(settingGroups));

/** All fields of each kind of definition, which have texts as if it were a group. */
export const DEFINITIONS: ReadonlyMap<string, SettingFields> = new Map([
  [CATEGORIES, { slug: SLUG_FIELD, ...CATEGORY_FIELDS }],
  [ATTRIBUTES, { key: KEY_FIELD, ...ATTRIBUTE_FIELDS }],
  [TERMS, { key: TERM_KEY_FIELD, ...TERM_FIELDS }],
]);
