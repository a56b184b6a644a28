import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { type SettingForm, settingsParts, settingsSchema } from '../../../widgets/setting-fields';
import { AFTER_SAVE, useRecordForm } from '../../../widgets/record-form';
import { CATEGORIES, type SettingValues } from '../../../widgets/settings';
import { fieldsOf, NEW_CATEGORY, savedCategory } from './categoryForm';
import { CategoryFormDocument, type CategoryForm_CategoryFragment, CreateCategoryDocument, SaveCategoryDocument } from './CategoryForm.generated';
import { useReport } from './useReport';

const samePath = (path: string): string => path;

/** Form state of a category (new if undefined), with its save actions. */
export function useCategoryForm(category: CategoryForm_CategoryFragment | undefined) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const report = useReport();
  const change = useRef({ id: '', count: 0 });
  const fields = useMemo(() => fieldsOf(category), [category]);
  const schema = useMemo(() => settingsSchema(fields), [fields]);
  const saved = useMemo(() => category && savedCategory(category), [category]);
  const parts = useMemo(() => settingsParts(CATEGORIES, fields, []), [fields]);

  async function save(values: SettingValues, version: number | undefined) {
    if (!category || version === undefined) {
      const { slug, ...value } = values;
      const { data } = await client.mutate({ mutation: CreateCategoryDocument, variables: { slug: String(slug), value } });
      if (!data) throw new Error('The server sent an empty response.');
      void navigate(paths.adminCategory(data.saved.category.id), { replace: true, state: AFTER_SAVE });
      return data.saved;
    }
    const { data } = await client.mutate({ mutation: SaveCategoryDocument, variables: { slug: category.slug, version, value: values } });
    if (!data) throw new Error('The server sent an empty response.');
    return data.saved;
  }

  const form = useRecordForm({
    saved,
    fresh: NEW_CATEGORY,
    schema,
    parts,
    fieldAt: samePath,
    async save(values, version) {
      const answer = await save(values, version);
      change.current = answer.change;
      return savedCategory(answer.category);
    },
    async reload() {
      const { data } = await client.query({ query: CategoryFormDocument, fetchPolicy: 'network-only' });
      const latest = data?.adminCategories.find(({ id }) => id === category?.id);
      return latest && savedCategory(latest);
    },
    onSaved: () => report(category ? t('adminCategories.yourChangesAreSaved') : t('adminCategories.theCategoryIsAdded'), change.current),
  });
  // A category has no pictures.
  return { form: { ...form, countUpload: () => undefined } satisfies SettingForm, parts, fields };
}
