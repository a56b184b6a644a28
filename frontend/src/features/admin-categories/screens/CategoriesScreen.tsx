import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useChange } from '../../../widgets/console';
import { DefinitionsPage, useOrder } from '../../../widgets/definitions';
import { nameHere } from '../components/categoryForm';
import { CategoryItem } from '../components/CategoryItem';
import { type CategoryItem_CategoryFragment, MoveCategoriesDocument } from '../components/CategoryItem.generated';
import { CategoriesScreenDocument } from './CategoriesScreen.generated';

const slugOf = ({ slug }: CategoryItem_CategoryFragment): string => slug;

/** Categories of places in their order: /admin/categories. */
export function CategoriesScreen() {
  const { data, ...state } = useQuery(CategoriesScreenDocument, { fetchPolicy: 'cache-and-network' });
  const change = useChange();
  const send = useCallback((slugs: string[]) => change(MoveCategoriesDocument, { slugs }, () => t('definitions.orderSaved')), [change]);
  const { shown, move } = useOrder(data?.adminCategories ?? [], slugOf, send);

  return (
    <DefinitionsPage
      title={t('adminCategories.title')}
      help={t('adminCategories.help')}
      add={{ to: paths.newCategory, label: t('adminCategories.addCategory') }}
      rows={data && shown}
      state={state}
      failure={t('adminCategories.errorLoading')}
      empty={{ title: t('adminCategories.noCategoriesYet'), text: t('adminCategories.addTheFirst') }}
      nameOf={nameHere}
      move={move}
    >
      {(category, position) => <CategoryItem key={category.id} category={category} position={position} />}
    </DefinitionsPage>
  );
}
