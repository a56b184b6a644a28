import { siteLanguages } from '../../../lib/currentSite';
import { language, t } from '../../../lib/i18n';
import { type LocalText, nameOf } from '../../../lib/site';
import { CATEGORY_FIELDS, type LocalizedValue, type SettingField, type SettingFields, SLUG_FIELD } from '../../../widgets/settings';
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

const localTexts = (texts: LocalizedValue): LocalText[] =>
  siteLanguages.fallbacks.flatMap(({ code }) => (texts[code] ? [{ language: code, text: texts[code] }] : []));

/** Returns the name of a category in the language of the page. */
export const nameHere = ({ slug, preset, value }: Named): string =>
  nameOf([{ slug, preset, names: localTexts((value.names ?? {}) as LocalizedValue), aliases: [] }], slug, language.code, t);
