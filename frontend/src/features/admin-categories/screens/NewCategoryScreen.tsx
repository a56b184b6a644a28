import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { RecordFailed } from '../../../widgets/record-form';
import { CategoryForm } from '../components/CategoryForm';
import { NewCategoryScreenDocument } from './NewCategoryScreen.generated';

/** Form for a new category: /admin/categories/new. */
export function NewCategoryScreen() {
  const { data, loading, error, refetch } = useQuery(NewCategoryScreenDocument);
  const isWaiting = useDeferredLoading(loading && !data);

  if (data) return <CategoryForm icons={data.categoryIcons} />;
  if (loading) return isWaiting ? <Spinner label={t('adminCategories.loadingCategory')} /> : null;
  return <RecordFailed title={t('adminCategories.addCategory')} error={error} onRetry={() => void refetch()} />;
}
