import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ConsoleList, ConsolePage } from '../../../widgets/console';
import { nameHere } from '../components/categoryForm';
import { CategoryItem } from '../components/CategoryItem';
import { useOrder } from '../components/useOrder';
import { CategoriesScreenDocument } from './CategoriesScreen.generated';

/** Categories of places in their order: /admin/categories. */
export function CategoriesScreen() {
  const { data, ...state } = useQuery(CategoriesScreenDocument, { fetchPolicy: 'cache-and-network' });
  const { shown, move } = useOrder(data?.adminCategories ?? []);
  const [news, tell] = useState('');

  return (
    <ConsolePage
      title={t('adminCategories.title')}
      actions={
        <Button component={Link} to={paths.newCategory} variant="contained" startIcon={<AddRounded />}>
          {t('adminCategories.addCategory')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('adminCategories.help')}</Typography>
      <Box sx={{ maxWidth: 880 }}>
        <ConsoleList
          label={t('adminCategories.title')}
          rows={data && shown}
          state={state}
          failure={{ title: t('adminCategories.errorLoading'), text: t('adminCategories.pleaseTryAgainLater') }}
          empty={{ title: t('adminCategories.noCategoriesYet'), text: t('adminCategories.addTheFirst') }}
          isOrdered
        >
          {(category, n) => (
            <CategoryItem
              key={category.id}
              category={category}
              isFirst={n === 0}
              isLast={n === shown.length - 1}
              onMove={(by) => {
                tell(t('settings.form.moved', { item: nameHere(category), number: n + by + 1, total: shown.length }));
                move(n, n + by);
              }}
            />
          )}
        </ConsoleList>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </ConsolePage>
  );
}
