import { siteLanguages } from '../../../lib/currentSite';
import { language, t } from '../../../lib/i18n';
import { type LocalText, nameOf } from '../../../lib/site';
import { blankValues, savedSettings } from '../../../widgets/setting-fields';
import type { Saved } from '../../../widgets/record-form';
import { CATEGORY_FIELDS, type LocalizedValue, type SettingField, type SettingFields, type SettingValues, SLUG_FIELD } from '../../../widgets/settings';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';

/** A category with what its name depends on. */
type Named = Pick<CategoryForm_CategoryFragment, 'slug' | 'preset' | 'value'>;

/** Requires a name in one language: the app has none. */
function withName(field: SettingField | undefined): SettingFields {
  return field?.kind === 'localized' ? { names: { ...field, rules: { ...field.rules, required: 'categories.nameMissing' } } } : {};
}

/** Returns the fields of the form of a category; undefined for a new one, which also gets its slug. */
export function fieldsOf(category: Named | undefined): SettingFields {
  return { ...(!category && { slug: SLUG_FIELD }), ...CATEGORY_FIELDS, ...(!category?.preset && withName(CATEGORY_FIELDS.names)) };
}

/** Converts a category from the API into form values and a version. */
export const savedCategory = (category: CategoryForm_CategoryFragment): Saved<SettingValues> => savedSettings(fieldsOf(category), category);

/** Values of a new category. */
export const NEW_CATEGORY: SettingValues = blankValues(fieldsOf(undefined));

const localTexts = (texts: LocalizedValue): LocalText[] =>
  siteLanguages.fallbacks.flatMap(({ code }) => (texts[code] ? [{ language: code, text: texts[code] }] : []));

/** Returns the name of a category in the language of the page. */
export const nameHere = ({ slug, preset, value }: Named): string =>
  nameOf([{ slug, preset, names: localTexts((value.names ?? {}) as LocalizedValue), aliases: [] }], slug, language.code, t);

/** Returns the word in addresses that a name suggests: Wine bar becomes wine-bar. Empty for names without Latin letters. */
export const slugFrom = (names: LocalizedValue): string =>
  (names.en ?? names[language.code] ?? Object.values(names)[0] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
