import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { DefinitionPending } from '../../../widgets/definitions';
import { CategoryForm } from '../components/CategoryForm';
import { NewCategoryScreenDocument } from './NewCategoryScreen.generated';

/** Form for a new category: /admin/categories/new. */
export function NewCategoryScreen() {
  const { data, ...state } = useQuery(NewCategoryScreenDocument);
  if (data) return <CategoryForm icons={data.categoryIcons} />;
  return <DefinitionPending title={t('adminCategories.addCategory')} state={state} loading={t('adminCategories.loadingCategory')} />;
}
