import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { DefinitionPending } from '../../../widgets/definitions';
import { CategoryForm } from '../components/CategoryForm';
import { EditCategoryScreenDocument } from './EditCategoryScreen.generated';

/** Form for an existing category: /admin/categories/:id. */
export function EditCategoryScreen() {
  const { id = '' } = useParams();
  // `cache-and-network`: the form must start from the server's current data.
  const { data, ...state } = useQuery(EditCategoryScreenDocument, { fetchPolicy: 'cache-and-network' });
  const category = data?.adminCategories.find((one) => one.id === id);

  if (data && category) {
    return <CategoryForm key={id} category={category} others={data.adminCategories.filter((one) => one !== category)} icons={data.categoryIcons} />;
  }
  return (
    <DefinitionPending
      title={t('adminCategories.editCategory')}
      state={state}
      loading={t('adminCategories.loadingCategory')}
      missing={{
        title: t('adminCategories.notFound'),
        text: t('adminCategories.notFoundText'),
        back: { to: paths.adminCategories, label: t('adminCategories.backToCategories') },
      }}
    />
  );
}
