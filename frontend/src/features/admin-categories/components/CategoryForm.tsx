import { formatDateTime, t } from '../../../lib/i18n';
import { History } from '../../../widgets/console';
import { RecordPage } from '../../../widgets/record-form';
import { CategoryActions } from './CategoryActions';
import { nameHere } from './categoryForm';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import type { CategoryForm_CategoryFragment } from './CategoryForm.generated';
import { CategoryPreview } from './CategoryPreview';
import { CategorySections } from './CategorySections';
import { useCategoryForm } from './useCategoryForm';

interface Props {
  /** Absent for a new category. */
  category?: CategoryForm_CategoryFragment;
  /** The other categories; none for a new one. */
  others?: readonly CategoryForm_CategoryFragment[];
  icons: readonly IconField_IconFragment[];
}

/** Form for a new or an existing category. */
export function CategoryForm({ category, others = [], icons }: Props) {
  const { form, parts, fields } = useCategoryForm(category);
  const { values } = form;
  return (
    <RecordPage
      title={category ? nameHere(category) : t('adminCategories.addCategory')}
      actions={category && <CategoryActions category={category} others={others} />}
      form={form}
      parts={parts}
      preview={
        <CategoryPreview name={nameHere({ slug: category?.slug ?? '', preset: category?.preset ?? null, value: values })} values={values} icons={icons} />
      }
      note={category ? t('definitions.lastChanged', { time: formatDateTime(category.updatedAt) }) : t('adminCategories.everyoneSeesIt')}
      history={category && <History kind="CATEGORY" id={category.id} />}
    >
      <CategorySections form={form} fields={fields} category={category} icons={icons} />
    </RecordPage>
  );
}
