import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useDefinitionForm } from '../../../widgets/definitions';
import { CATEGORIES } from '../../../widgets/settings';
import { fieldsOf } from './categoryForm';
import { CategoryFormDocument, type CategoryForm_CategoryFragment, CreateCategoryDocument, SaveCategoryDocument } from './CategoryForm.generated';

/** Form state of a category (new if undefined), with its save actions. */
export function useCategoryForm(category: CategoryForm_CategoryFragment | undefined) {
  const client = useApolloClient();
  return useDefinitionForm({
    group: CATEGORIES,
    stored: category,
    fieldsOf,
    async create({ slug, ...value }) {
      const { data } = await client.mutate({ mutation: CreateCategoryDocument, variables: { slug: String(slug), value } });
      return data?.saved;
    },
    async save({ slug }, version, value) {
      const { data } = await client.mutate({ mutation: SaveCategoryDocument, variables: { slug, version, value } });
      return data?.saved;
    },
    async list() {
      const { data } = await client.query({ query: CategoryFormDocument, fetchPolicy: 'network-only' });
      return data?.adminCategories;
    },
    pathOf: ({ id }) => paths.adminCategory(id),
    said: () => (category ? t('definitions.yourChangesAreSaved') : t('adminCategories.theCategoryIsAdded')),
  });
}
